# スリードラゴン・アンティの言葉。英語のファイルと同じメッセージが同じ順に並びます。

# --- ゲーム --------------------------------------------------------------------------------------

game-three-dragon-ante = スリードラゴン・アンティ

# --- カード：名前と強度 ------------------------------------------------------------------------

card-red = レッドドラゴン{ $strength }
card-gold = ゴールドドラゴン{ $strength }
card-blue = ブルードラゴン{ $strength }
card-silver = シルヴァードラゴン{ $strength }
card-green = グリーンドラゴン{ $strength }
card-bronze = ブロンズドラゴン{ $strength }
card-black = ブラックドラゴン{ $strength }
card-copper = カッパードラゴン{ $strength }
card-white = ホワイトドラゴン{ $strength }
card-brass = ブラスドラゴン{ $strength }
card-dracolich = ドラコリッチ10
card-tiamat = ティアマト13
card-bahamut = バハムート13
card-archmage = アークメイジ9
card-dragonslayer = ドラゴンスレイヤー8
card-thief = シーフ7
card-druid = ドルイド6
card-priest = プリースト5
card-princess = プリンセス4
card-fool = フール3

# --- カードの種類：説明の見出し ------------------------------------------------------------------

kind-red = レッドドラゴン（悪のドラゴン）
kind-gold = ゴールドドラゴン（善のドラゴン）
kind-blue = ブルードラゴン（悪のドラゴン）
kind-silver = シルヴァードラゴン（善のドラゴン）
kind-green = グリーンドラゴン（悪のドラゴン）
kind-bronze = ブロンズドラゴン（善のドラゴン）
kind-black = ブラックドラゴン（悪のドラゴン）
kind-copper = カッパードラゴン（善のドラゴン）
kind-white = ホワイトドラゴン（悪のドラゴン）
kind-brass = ブラスドラゴン（善のドラゴン）
kind-dracolich = ドラコリッチ（悪のアンデッドドラゴン、色なし）
kind-tiamat = ティアマト（悪のドラゴンの神）
kind-bahamut = バハムート（善のドラゴンの神、色なし）
kind-archmage = アークメイジ（定命の存在）
kind-dragonslayer = ドラゴンスレイヤー（定命の存在）
kind-thief = シーフ・盗賊（定命の存在）
kind-druid = ドルイド（定命の存在）
kind-priest = プリースト・司祭（定命の存在）
kind-princess = プリンセス・王女（定命の存在）
kind-fool = フール・愚者（定命の存在）

# --- カードの力 ----------------------------------------------------------------------------------

text-red = 対戦相手のうち、いちばん強い編隊の人から奪います。奪うのは1ゴールドと、見ずに抜いた手札1枚です。
text-gold = あなたの編隊に並ぶ善のドラゴンの数だけ、山札からカードが手札に入ります。
text-blue = あなたの編隊に並ぶ悪のドラゴンを数えます。その数だけゴールドを賭け金から抜き取るか、対戦相手の全員に賭け金へ出させるか、決めるのはあなたです。
text-silver = 善のドラゴンを編隊に持つ人は、あなたも含めて全員、山札からカードを1枚もらえます。
text-green = 左隣の人に貢ぎ物を求めます。このカードより弱い悪のドラゴンを手札から渡すか、5ゴールドを払うか、決めるのは左隣の人です。
text-bronze = アンティに残っているカードのうち、弱い方から2枚があなたの手札に移ります。
text-black = 賭け金から2ゴールドを抜き取ります。
text-copper = 自分は捨て札になり、山札のいちばん上のカードに場所をゆずります。代わりに置かれたカードは、強度がいくつでも目覚めます。
text-white = 場のどこかの編隊に定命の存在がいれば、賭け金から3ゴールドを抜き取ります。
text-brass = 対戦相手のうち、いちばん強い編隊の人に貢ぎ物を求めます。このカードより強い善のドラゴンを手札から渡すか、5ゴールドを払うか、決めるのはその人です。
text-dracolich = どれかの編隊から悪のドラゴンを1枚選び、その力を借ります。強度は10のまま使います。
text-tiamat = 目覚める力はありません。編隊にいる間は、ブラック、ブルー、グリーン、レッド、ホワイトのどの色としても数えます。ただし善のドラゴンと同じ編隊にいると、その編隊はガンビットに勝てません。
text-bahamut = 善と悪のドラゴンが入りまじった編隊の人は、あなたを除いて全員、あなたに10ゴールドを払います。ただし悪のドラゴンと同じ編隊にいると、その編隊はガンビットに勝てません。
text-archmage = 賭け金に1ゴールドを出します。それから、アンティにあるカードを1枚選び、その力を自分の力として使います。
text-dragonslayer = 賭け金に1ゴールドを出します。それから、このカードより弱いドラゴンを好きな編隊から1枚選び、捨て札にします。
text-thief = 賭け金から7ゴールドを抜き取ります。そのあと、手札を1枚捨てます。
text-druid = 賭け金に1ゴールドを出します。このガンビットは強さが逆さまになり、いちばん弱い編隊が勝ちます。
text-priest = 賭け金に1ゴールドを出します。誰が何を出しても、このガンビットの次のラウンドはあなたがリーダーです。
text-princess = 賭け金に1ゴールドを出します。それから、あなたの編隊にいる善のドラゴンが、好きな順に1枚ずつ目覚めます。
text-fool = 賭け金に1ゴールドを出します。あなたより強い編隊の数だけ、山札からカードを引きます。

# --- 色：「レッドの単色編隊」のように使う ---------------------------------------------------------

colour-red = レッド
colour-gold = ゴールド
colour-blue = ブルー
colour-silver = シルヴァー
colour-green = グリーン
colour-bronze = ブロンズ
colour-black = ブラック
colour-copper = カッパー
colour-white = ホワイト
colour-brass = ブラス

# --- 質問：誰が、何を、なぜ決めるか ----------------------------------------------------------------

ask-ante = { $who }、アンティを1枚選んでください。全員いっせいに表にします。いちばん高い強度の分を全員が払い、ほかの人と重ならない最高のアンティを出した人がリーダーです。
ask-play =
    { $leader ->
        [yes] { $who }、カードを出してください。このラウンドのリーダーなので、どのカードの力も目覚めます。
       *[no]
            { $before ->
                [0] { $who }、カードを出してください。このラウンドではまだ誰も出していないので、力は目覚めません。
               *[other] { $who }、カードを出してください。直前のカードの強度は{ $before }です。{ $before }以下のカードなら力が目覚めます。
            }
    }
ask-target = { $who }、あなたの{ $card }はいちばん強い編隊の対戦相手を狙います。同じ強さの人が何人かいます。誰にしますか。
ask-blue =
    { $count ->
       *[other] { $who }、あなたの{ $card }が目覚めました。編隊の悪のドラゴンは{ $count }枚です。どうしますか。
    }
ask-tribute =
    { $power ->
        [green] { $who }、{ $owner }の{ $card }があなたに貢ぎ物を求めています。強度が{ $strength }より低い悪のドラゴンを渡すか、{ $gold }ゴールドを払ってください。
        [brass] { $who }、{ $owner }の{ $card }があなたに貢ぎ物を求めています。強度が{ $strength }より高い善のドラゴンを渡すか、{ $gold }ゴールドを払ってください。
       *[other] { $who }、{ $owner }の{ $card }があなたに貢ぎ物を求めています。条件に合うドラゴンを渡すか、{ $gold }ゴールドを払ってください。
    }
ask-bronze = { $who }、あなたの{ $card }はアンティの弱いカードを取ります。次のカードは同じ強さで、取れるのはあと{ $left }枚です。どれにしますか。
ask-copy = { $who }、あなたの{ $card }が力を借ります。どのカードの力にしますか。
ask-slay = { $who }、あなたの{ $card }がドラゴンを討ちます。どれにしますか。
ask-discard = { $who }、あなたの{ $card }のために手札を1枚捨てます。どれにしますか。
ask-trigger = { $who }、あなたの{ $card }が編隊の善のドラゴンを目覚めさせます。次はどれにしますか。
ask-trio = { $who }、あなたの編隊で役がいくつか同時にできましたが、得られるのは1つだけです。どれにしますか。
ask-spoils = { $who }、同じ強度のドラゴンが3枚そろったので、アンティのカードを取れます。手札に入るのはあと{ $room }枚です。

# --- 答えと、その結果 --------------------------------------------------------------------------------

choice-ante = { $card }
choice-play =
    { $wakes ->
        [yes] { $card } … 目覚める（{ $why }）。編隊は{ $total }になります。
       *[no] { $card } … 眠る（{ $why }）。編隊は{ $total }になります。
    }
choice-play-colour = このカードが残れば、{ $colour }の単色編隊が完成します。
choice-play-strength = このカードが残れば、強度{ $strength }の同一強度編隊が完成します。
choice-target = { $name }：編隊{ $total }、{ $gold }ゴールド、手札{ $hand }枚
choice-steal = 賭け金から{ $count }ゴールドを抜き取る（賭け金は{ $stakes }ゴールド）
choice-levy = 対戦相手の全員に{ $count }ゴールドずつ賭け金へ出させる
choice-give = { $owner }に{ $card }を渡す
choice-pay = { $owner }に{ $gold }ゴールドを払う（持ち金は{ $have }ゴールド）
choice-bronze = { $card }を取る
choice-copy = { $card } … { $text }
choice-slay = { $name }の編隊（強さ{ $total }）の{ $card }
choice-discard = { $card }を捨てる
choice-trigger = { $card } … { $text }
choice-trio-colour = { $colour }の単色編隊：対戦相手の全員から{ $gold }ゴールドずつ受け取る
choice-trio-strength = 強度{ $strength }の同一強度編隊：賭け金から{ $gold }ゴールドとアンティのカード
choice-spoils = { $card }を取る
choice-done = 残りは取らない

why-leader = リーダーなので
why-weaker = 直前の{ $before }より低いので
why-equal = 直前の{ $before }と同じなので
why-stronger = 直前の{ $before }より高いので
why-first = まだ誰も出していないので

# --- 卓での説明 --------------------------------------------------------------------------------------

help-game =
    c 2       2番のカードの力を説明します。c red ならレッドドラゴン、c bluff なら技能の「はったり」を説明します。
    t         卓の様子と手札を表示します。
read-no-card = そのようなカードも技能もありません。c 2、c red、c bluff のように、c のあとに番号か名前を入力してください。

# --- 卓の様子 ----------------------------------------------------------------------------------------

table-draft = 最初のガンビットの前に、技能を選びます。
table-ante = 第{ $gambit }ガンビット、アンティを選ぶところです。賭け金は{ $stakes }ゴールド。
table-round = 第{ $gambit }ガンビット、第{ $round }ラウンド。リーダーは{ $leader }。賭け金は{ $stakes }ゴールド。
table-over = 第{ $gambit }ガンビットが終わりました。賭け金は{ $stakes }ゴールド。
table-seat = { $name }：{ $gold }ゴールド、手札{ $cards }枚、編隊{ $total }（{ $flight }）
table-seat-bare = { $name }：{ $gold }ゴールド、手札{ $cards }枚、編隊はまだありません
table-mine = { $name }（あなた）
table-partner = { $name }（味方）
table-team = { $name }（チーム{ $team }）
table-out = { $name }：脱落
table-away = { $name }：空席
table-abilities = 技能：{ $abilities }
table-used = { $ability }（使用済み）
table-target-gold = 誰かが{ $number }ゴールドに届いたら終わります。
table-gambit-limit = 第{ $number }ガンビットで終わります。
table-survivors = 残りが{ $number }人になったら終わります。
table-prize = 賞品：{ $prize }。
table-rate-all = 金額はすべて{ $factor }倍です。
table-rate-ante = アンティは{ $factor }倍です。
table-antes = アンティ：{ $cards }
table-chosen = アンティを選んだ人：{ $names }
table-piles = 山札{ $deck }枚、捨て札{ $discards }枚。
table-debt = { $debtor }は{ $creditor }に{ $gold }ゴールドの負債があります。
table-druid = ドルイドが目覚めています。このガンビットはいちばん弱い編隊が勝ちます。
table-priest = プリーストが目覚めています。次のラウンドのリーダーは{ $name }です。
table-hand = あなたの手札：{ $cards }
table-empty-hand = あなたの手札はありません。

# --- 起きたこと ----------------------------------------------------------------------------------

event-position = 途中の局面から始めます。山札は{ $cards }枚です。
event-held = { $seat }の手札は{ $count }枚です。
event-held-unknown = { $seat }の手札は{ $count }枚です。
event-gambit = 第{ $gambit }ガンビットが始まります。
event-ante = { $seat }は{ $card }を裏向きにしてアンティに出しました。
event-ante-unknown = { $seat }は裏向きのアンティを出しました。
event-reveal = { $seat }のアンティは{ $card }でした。
event-reveal-none = { $seat }はアンティにするカードがありません。
event-void = アンティが打ち消し合いました。アンティを捨て札にし、全員が1枚引いて、選び直します。
event-lead =
    { $why ->
        [ante] ほかと重ならない最高のアンティを出した{ $seat }がリーダーです。
        [highest] いちばん強いカードを出した{ $seat }が次のラウンドのリーダーです。
        [again] いちばん強いカードが並んだので、{ $seat }がもう一度リーダーです。
       *[priest] プリーストの力で、{ $seat }が次のラウンドのリーダーです。
    }
event-price = いちばん高いアンティに合わせて、全員が{ $gold }ゴールドを出します。
event-pay =
    { $gold ->
        [0] { $seat }は{ $to }に払うゴールドがありません。
       *[other] { $seat }は{ $to }に{ $gold }ゴールドを払いました。
    }
event-debt = { $debtor }は払い切れず、{ $creditor }に{ $gold }ゴールドの負債ができました。
event-repay = { $debtor }は{ $creditor }に負債のうち{ $gold }ゴールドを返しました。
event-steal = { $seat }は賭け金から{ $gold }ゴールドを抜き取りました。
event-round = 第{ $round }ラウンドを{ $seat }から始めます。
event-play = { $seat }は{ $card }を出しました。編隊は{ $total }です。
event-skip = { $seat }は出せるカードがないので、順番を飛ばします。
event-wakes = { $card }が目覚めました。
event-wakes-copied = { $card }が{ $power }の力で目覚めました。
event-sleeps =
    { $before ->
        [0] { $card }は眠ったままです。まだ誰も出していませんでした。
       *[other] { $card }は眠ったままです。直前の{ $before }より高いからです。
    }
event-draw = { $seat }は{ $card }を引きました。
event-draw-unknown = { $seat }はカードを1枚引きました。
log-draw =
    { $count ->
       *[other] { $seat }はカードを{ $count }枚引きました。
    }
event-buy = { $seat }はカードを購入します。めくったカードは{ $card }なので、代金は{ $gold }ゴールドです。
event-replace = { $seat }の編隊で、{ $old }が{ $new }に場所をゆずりました。
event-stay = 代わりのカードがないので、{ $card }は{ $seat }の編隊に残ります。
event-slay = { $seat }は{ $victim }の編隊の{ $card }を討ちました。
event-give = { $seat }は{ $to }に{ $card }を渡しました。
event-show = { $to }の手札がいっぱいなので、{ $seat }は{ $card }を見せて手元に戻しました。
event-rob = { $seat }は{ $victim }の手札から{ $card }を抜き取りました。
event-rob-unknown = { $seat }は{ $victim }の手札からカードを1枚抜き取りました。
event-take = { $seat }はアンティから{ $card }を取りました。
event-discard = { $seat }は{ $card }を捨てました。
event-druid = { $seat }の力で強さが逆さまになり、いちばん弱い編隊が勝ちます。
event-priest = このガンビットの次のラウンドは、{ $seat }がリーダーになります。
event-colour-flight = { $seat }は{ $colour }の単色編隊を完成させ、対戦相手の全員から{ $gold }ゴールドずつ受け取ります。
event-strength-flight = { $seat }は強度{ $strength }の同一強度編隊を完成させ、賭け金から同じ額のゴールドを抜き取り、アンティのカードを取れます。
event-renew = 捨て札を切り直して新しい山札にしました。山札は{ $cards }枚です。
event-emptied = 賭け金がなくなりました。ガンビットはここで終わり、勝者はいません。
event-barred = { $seat }の編隊は勝てません。ドラゴンの神が、善悪の異なるドラゴンと並んでいるからです。
event-bars-cancel = どの編隊も勝てない状態なので、制限は打ち消し合います。
event-tie = いちばんの編隊が並んだので、もう1ラウンド続けます。
event-win = { $seat }が編隊{ $total }でガンビットに勝ち、{ $gold }ゴールドを受け取りました。
event-no-winner = このガンビットに勝者はいません。
event-write-off = { $debtor }が{ $creditor }に残した{ $gold }ゴールドの負債は、不渡りになりました。
event-over = ゲーム終了です。勝者は{ $winners }です。
event-forced = { $seat }の選べる手は1つだけなので、自動で決まりました。

# --- 終わり ---------------------------------------------------------------------------------------

end-heading = 最終順位
end-rank = { $place }位 { $name }：{ $gold }ゴールド
end-rank-out = { $place }位 { $name }：脱落
end-rank-away = { $place }位 { $name }：席を離れました
end-team = { $names }のチーム：{ $gold }ゴールド
end-draw = 引き分けです。
end-scores = 得点
end-score = { $name }：{ $score }
end-ledger = 順位と別に残る負債
end-carry-over = 次のゲームに持ち越す負債
end-debt = { $debtor }は{ $creditor }に{ $gold }ゴールドを返していません。
end-prize = { $name }が賞品を得ました：{ $prize }
end-prize-nobody = 賞品は誰のものにもなりません：{ $prize }

# --- 技能 ----------------------------------------------------------------------------------------

ability-bluff = はったり
ability-concentration = 精神集中
ability-diplomacy = 交渉
ability-intimidate = 威圧
ability-profession = 職能
ability-sense-motive = 真意看破
ability-sleight-of-hand = 手先の早業
ability-wild-card = ワイルドカード

ability-text-bluff = 他のプレイヤーに2ゴールド以上払うとき、1ゴールド少なく払えます。1ゴールドの支払いと賭け金への支払いには効きません。
ability-text-concentration = アンティを支払うとき、自分より裕福な人がいれば1ゴールド少なく払えます。
ability-text-diplomacy = 自分がリーダーでラウンドが始まるとき、ほかの人にリーダーを任せられます。
ability-text-intimidate = 最強の編隊を狙う力に対して、同じ強さでこの技能を持たない人がほかにいる限り、狙われません。
ability-text-profession = カードを買うとき、めくった価格のカードを山札の次の1枚と、見ずに入れ替えられます。元のカードは山札の上に戻ります。
ability-text-sense-motive = だれかがガンビットの最初の2枚に同じ色のドラゴンを出したら、2枚目が目覚める前にその人の手札を見られます。
ability-text-sleight-of-hand = 力か同一強度の編隊で賭け金から金貨を取るとき、1枚多く取れます。最後の1枚は取れません。
ability-text-wild-card = ゲーム中一度だけ、出したばかりの定命の存在を単色編隊の3枚目のドラゴンにできます。技能二つ分を使います。

ask-lead = { $who }、このラウンドのリーダーです。「交渉」でほかの人に任せられます。だれに任せますか。
ask-look = { $who }、{ $owner }が同じ色のドラゴンを2枚並べました。「真意看破」で手札を見られます。見ますか。
ask-price = { $who }、カードの購入です。価格のカードは{ $card }で、{ $gold }ゴールドです。「職能」で山札の次の1枚と、見ずに入れ替えられます。
ask-use =
    { $ability ->
        [bluff] { $who }、支払いがあります。「はったり」で{ $gold }ゴールド少なくできます。使いますか。
        [concentration] { $who }、あなたより裕福な人がいます。「精神集中」でアンティの支払いを{ $gold }ゴールド少なくできます。使いますか。
       *[sleight-of-hand] { $who }、賭け金から金貨を取ります。「手先の早業」で{ $gold }ゴールド多く取れます。使いますか。
    }
ask-wild = { $who }、「ワイルドカード」で定命の存在を単色編隊の3枚目にできます。ゲーム中一度だけです。どの色にしますか。
ask-pick = { $who }、このゲームで使う技能を選んでください。

choice-lead = { $name }に任せる
choice-lead-pass = 自分がリーダーになる
choice-look = 手札を見る
choice-look-pass = 見ない
choice-swap = 次の1枚と見ずに入れ替える
choice-keep = この価格で買う
choice-use = 使う
choice-use-pass = 使わない
choice-wild = { $colour }の編隊にして、対戦相手それぞれから{ $gold }ゴールド受け取る
choice-wild-pass = ワイルドカードを取っておく
choice-pick = { $ability } … { $text }

event-pick = { $seat }は技能「{ $ability }」を選びました。
event-hand-over = { $seat }はこのラウンドのリーダーを{ $to }に任せました。
event-look = { $seat }は{ $victim }の手札を見ます。
event-seen = { $seat }は{ $victim }の手札に{ $card }を見ました。
event-seen-unknown = { $seat }が見たカードは秘密です。
event-turn = { $seat }はカードを買います。価格のカードとして{ $card }がめくられました。
event-drop = { $seat }の手札の{ $card }が捨て札になりました。
event-swap = { $seat }は{ $old }を山札の上に戻し、{ $new }を価格のカードにしました。
event-use = { $seat }は「{ $ability }」を使いました。
event-wild = { $seat }は「ワイルドカード」を使い、定命の存在で{ $colour }の編隊を完成させました。

# --- ローカルルール ------------------------------------------------------------------------------

event-forgive = 勝者の負債は帳消しです。{ $debtor }の{ $creditor }への{ $gold }ゴールドはなくなりました。
event-out = { $seat }は持ち金がなくなり、脱落しました。
event-join = { $seat }が席に着きました。
event-leave = { $seat }が席を立ちました。
event-rate = これからの倍率は{ $factor }倍です。

# --- ルールの選択肢：drakehall rules で表示する -------------------------------------------------------

rule-starting_gold = 最初に全員が持つゴールドです。
rule-hand_start = 最初に全員に配るカードの枚数です。
rule-hand_limit = 手札の上限です。
rule-end_draw = ガンビットが終わるたびに全員が引く枚数です。
rule-buy_to = カードを購入したあとの手札の枚数です。
rule-min_rounds = ガンビットの勝者が決まるまでに行うラウンドの数です。
rule-ante_tie = 高い方から2つのアンティがどちらも重なったとき、top_two では選び直し、cascade ではさらに下の重ならないアンティを探します。
rule-round_tie = ラウンドでいちばん強いカードが並んだとき、hold では同じ人がもう一度リーダーになり、cascade では次に強いカードを探します。
rule-slain_counts_for_lead = 出したラウンドのうちに討たれたカードを、次のリーダー決めに数えるかどうかです。
rule-gold_via_princess_counts_self = プリンセスが目覚めさせたゴールドドラゴンが、自分自身も数えるかどうかです。
rule-strength_flight_take_on_empty = 同一強度編隊で賭け金がなくなったときも、アンティのカードを取れるかどうかです。
rule-bronze_one_slot = 手札の空きが1枚のとき、ブロンズドラゴンは weakest ならいちばん弱いカード、choose なら弱い方の2枚から選んだカードを取ります。
rule-all_barred = ドラゴンの神のためにどの編隊も勝てないとき、cancel では制限をなくし、extra_round では続け、no_winner では勝者なしで終わります。
rule-game_tie = 最後の持ち金が並んだとき、shared では勝ちを分け合い、extra_gambit ではもう1ガンビット続けます。
rule-wild_any_order = 「ワイルドカード」に、前のターンに出した定命の存在も使えるかどうかです。
rule-ask_optional = 「はったり」「精神集中」「手先の早業」を自動で使わず、そのつど尋ねるかどうかです。
rule-survivors = 破産した人は脱落し、残りがこの人数になったらゲームを終えます。
rule-target_gold = ガンビットの終わりに誰かの持ち金がこの額に届いたら、ゲームを終えます。
rule-gambit_limit = この回数のガンビットでゲームを終えます。
rule-settle_base = 得点は持ち金からこの額を引いたものです（false なら最初の持ち金）。最初の持ち金を上回る分は、全員の分を勝者が受け取ります。
rule-deck_once = 山札を一度使い切ったらゲームを終えるかどうかです。
rule-gambits_after_refresh = 山札がなくなったガンビットのあと、さらに行うガンビットの数です。
rule-blind_ante = 最後に配られたカードを見ずにアンティにする人です。off ではなし、all では全員、joiners では加わったばかりの人です。
rule-ring_game = ガンビットの合間に席を出入りでき、破産者が出てもゲームを終えないかどうかです。gambit_limit が必要です。
rule-partner_is_opponent = 「対戦相手」を対象とするカードが味方にも効くかどうかです。
rule-settle_debts = 返されなかった負債の扱いです。none では忘れ、ledger では順位と別に残し、carry_over では次のゲームに持ち越します。
rule-debt_factor = その負債を何倍にするかです。
rule-bankruptcy_ends = 破産者が出たらゲームを終えるかどうかです。
rule-sets = いっしょに切り混ぜる70枚組の数です。
rule-min_strength = これより弱いカードは箱に残します。
rule-no_draw_powers = ゴールドドラゴン、シルヴァードラゴン、フールを箱に残すかどうかです。
rule-abilities = 誰がどの技能を持つかです。false では誰も持たず、draft では各自が選び、random では運で決まり、表を書けばそのとおりになります。
rule-rate = 山札を切り直すたびに金額を上げるかどうかです。add では倍率を足し、double では倍にします。scope が all ならすべての金額、ante ならアンティだけです。
rule-prize = ただ一人の勝者がゴールドのほかに得る賞品です。
rule-teams = 向かい合う二人が組む2対2のチーム戦です。4人で遊びます。
rule-refresh_at = カード全体のどれだけを使ったら捨て札を混ぜるかを表す割合です。
rule-remove_cards = 箱に残すカードです。

# --- 名前のついたルール -------------------------------------------------------------------------------

preset-quick = 短いゲームです。持ち金は少なめで、ガンビットは5回までです。
preset-tournament = ガンビット8回の得点制です。勝者は全員から上乗せを受け取り、負債は書き留めます。
preset-race = 先に100ゴールドを集めた人の勝ちです。
preset-one-deck = 山札を一度だけ使い切り、そのあと1ガンビットで終わります。
preset-long-deck = 2組のカードを混ぜて使い、4分の3を使ったら切り直します。
preset-short-deck = カードを引く力のない山札です。ゴールドドラゴン、シルヴァードラゴン、フールを使いません。
preset-strong-deck = 強度8以上のカードだけを使います。2人か3人で遊びます。
preset-blind = 全員が、最後に配られたカードを見ないままアンティにします。
preset-teams = 2対2のチーム戦です。4人で遊びます。
preset-ring = ガンビット12回の出入り自由な卓です。破産した人は席を立ち、座った人は最初だけカードを見ずにアンティを出します。
preset-abilities = 最初のカードを配る前に、全員が技能を選びます。
preset-survivors = 破産した人から脱落し、一人になるまで続けます。山札を切り直すたびに金額が上がります。
preset-debts = 連戦用です。返せなかった負債を次のゲームに持ち越します。

# --- 選択肢のない裁定：番号はルールの文書のもの ----------------------------------------------------------

ruling-R-1 = カードは最初の席から順に1枚ずつ配ります。
ruling-R-3 = 打ち消し合って選び直しになったアンティには、誰も払いません。
ruling-R-4 = 打ち消し合ったアンティも、払う額を決めるときには数えます。
ruling-R-5 = コッパードラゴンと入れ替わったカードが、そのターンのカードになります。
ruling-R-9 = アークメイジは自分の強度で力をまね、まねた定命の存在の1ゴールドも払います。
ruling-R-10 = ドラコリッチはティアマトも選べますが、何も起きません。
ruling-R-11 = シーフは、賭け金を空にしたときも手札を1枚捨てます。
ruling-R-12 = 賭け金が空になると、そのカードの文が終わったところで終了し、続きは起こりません。
ruling-R-13 = 特別な編隊は、完成させたカードの力のあとで支払われます。
ruling-R-16 = 手札がいっぱいなら、グリーンドラゴンにはカードを見せるだけで、持ち主の手に戻ります。
ruling-R-17 = 手札がいっぱいなら、レッドドラゴンはゴールドだけを受け取ります。
ruling-R-18 = 手札がなくなった人は、すぐにではなくターンの終わりにカードを購入します。
ruling-R-19 = 賭け金への負債は、賭け金に返します。
ruling-R-20 = 勝者の負債は、賭け金を受け取る前に帳消しになります。
ruling-R-22 = 2枚目のドルイドは何も変えません。討たれても効き目は残ります。
ruling-R-23 = 最後のラウンドのプリーストは、延長のラウンドがあるときだけ意味を持ちます。
ruling-R-24 = ガンビットのあとは勝者から順に引きます。勝者がいなければ、最後のリーダーからです。
ruling-R-25 = 山札は、最後の1枚がなくなったときに切り直します。
ruling-R-26 = カードがどこにもなければ引かずに済ませ、購入の代金は0です。
ruling-R-28 = ドラゴンスレイヤーは、自分のドラゴンしかいなくても必ず討ちます。
ruling-R-30 = ワイルドカードの定命の存在がドラゴンになるのは、その編隊についてだけです。
ruling-R-31 = 「真意看破」では、ティアマトはどの悪のドラゴンとも同じ色です。
ruling-R-32 = 「真意看破」では、入れ替わったあとの、今並んでいる2枚を見ます。
ruling-R-34 = 「精神集中」では、誰も払わないうちの持ち金を比べます。
ruling-R-35 = 「交渉」で任されたリーダーは断れません。
ruling-R-36 = 同じ技能を何人が持ってもかまいません。
ruling-R-37 = 「手先の早業」は盗むたびに一度だけ効き、何も取れなければ効きません。
ruling-R-38 = 「職能」で入れ替えた元のカードは、山札の上に戻ります。
ruling-R-39 = シルヴァードラゴンでは、持ち主から順に引きます。
ruling-R-40 = 何人かが払うときは、受け取る人の左隣から順に払います。
ruling-R-41 = ブルードラゴンが数えるとき、ティアマトは5体ではなく1体です。
ruling-R-42 = 2色の単色編隊が同時に完成したら、持ち主が一方を選びます。
ruling-R-43 = 単色編隊が先、同一強度編隊が後です。
ruling-R-44 = 延長のラウンドには全員が加わります。
ruling-R-45 = まねるカードがなければ何も起きず、払った1ゴールドは戻りません。
ruling-R-46 = 自分自身を引いたコッパードラゴンは、そのまま残ります。
ruling-R-47 = アンティに出すカードがない人は、山札のいちばん上を出します。
ruling-R-48 = 2人のときは、互いに左隣でも右隣でもあります。
ruling-R-49 = 同じ強さの対戦相手が並んだら、力を使う人が選びます。
ruling-R-51 = プリンセスがどのドラゴンから目覚めさせるかは、持ち主が決めます。
ruling-R-52 = いくつかの終わり方が重なったら、ルールの第7節の順に調べます。

# --- hints: what decided ------------------------------------------------------------

reason-pot-ante =
    { $size ->
        [some] このアンティなら賭け金に手が届きます。取れる割合は { $here }、次善で { $there } です。
        [much] このアンティのほうが有利なガンビットになります。賭け金を取れる割合は { $here }、次善で { $there } です。
       *[most] このアンティなら賭け金をずっと取りやすく、{ $there } ではなく { $here } です。
    }
reason-pot-play-sure =
    { $size ->
       *[some] 優勢です。この札でそのまま保てます。賭け金を取れる割合は { $here }、次善で { $there } です。
        [most] この札でガンビットはほぼ決まりです。取れる割合は { $here }、次善で { $there } です。
    }
reason-pot-play-slim =
    { $size ->
       *[some] 分は悪くても、この札なら見込みが残ります。賭け金を取れる割合は { $here }、次善で { $there } です。
        [most] 賭け金に手が届くのはこの札だけです。割合は { $here }、次善で { $there } です。
    }
reason-pot-play =
    { $size ->
        [some] この札で編隊の望みがつながります。賭け金を取れる割合は { $here }、次善で { $there } です。
        [much] この札で編隊が勝ちやすくなります。割合は { $here }、次善で { $there } です。
       *[most] この札がガンビットを決めます。割合は { $there } ではなく { $here } です。
    }
reason-pot =
    { $size ->
        [some] 賭け金で決まります。取れる割合は { $here }、次善の手で { $there } です。
        [much] 賭け金をはっきり取りやすくなります。割合は { $here }、次善の手で { $there } です。
       *[most] 賭け金をずっと取りやすくなります。割合は { $there } ではなく { $here } です。
    }
reason-purse-ante =
    { $size ->
        [some] このアンティのほうが財布が少し楽です。このガンビットでゴールド { $here }、次善で { $there } です。
        [much] このアンティのほうが財布にやさしく、このガンビットでゴールド { $here }、次善で { $there } です。
       *[most] このアンティならゴールドを節約できます。このガンビットで { $there } ではなく { $here } です。
    }
reason-purse-play =
    { $size ->
        [some] この札のほうがゴールドが少し多く、このガンビットで { $here }、次善で { $there } です。
        [much] この札は金になります。このガンビットでゴールド { $here }、次善で { $there } です。
       *[most] この札はずっと金になります。このガンビットでゴールド { $there } ではなく { $here } です。
    }
reason-purse =
    { $size ->
        [some] ゴールドで決まります。このガンビットで { $here }、次善の手で { $there } です。
        [much] ゴールドがはっきり多くなります。このガンビットで { $here }、次善の手で { $there } です。
       *[most] ゴールドがずっと多くなります。このガンビットで { $there } ではなく { $here } です。
    }
reason-hand-ante =
    { $size ->
        [some] このアンティなら要る手札が残ります。ガンビットの後 { $here } 枚、次善で { $there } 枚です。
        [much] このアンティなら手札が多く残ります。ガンビットの後 { $here } 枚、次善で { $there } 枚です。
       *[most] このアンティで手札が救われます。ガンビットの後 { $there } 枚ではなく { $here } 枚です。
    }
reason-hand-play-far =
    { $size ->
        [loss] どう転んでも手札は減りますが、この札がいちばん減りません。増減は { $here } 枚、次善で { $there } 枚です。
       *[most] この札で次からの手札が豊かになります。増減は { $here } 枚、次善で { $there } 枚です。
    }
reason-hand-play =
    { $size ->
        [some] この札なら要る手札が残ります。ガンビットの後 { $here } 枚、次善で { $there } 枚です。
        [much] この札なら手札が多く残ります。ガンビットの後 { $here } 枚、次善で { $there } 枚です。
       *[most] この札で手札が増えます。ガンビットの後 { $there } 枚ではなく { $here } 枚です。
    }
reason-hand =
    { $size ->
        [some] 手札で決まります。ガンビットの後 { $here } 枚、次善の手で { $there } 枚です。
        [much] 手札がはっきり多く残ります。ガンビットの後 { $here } 枚、次善の手で { $there } 枚です。
       *[most] 手札がずっと多く残ります。ガンビットの後 { $there } 枚ではなく { $here } 枚です。
    }
reason-purses-ante = このアンティなら相手のゴールドが減ります。
reason-purses-play = この札なら相手のゴールドが減ります。
reason-purses = 相手の稼ぎで決まります。この手のほうが少なくなります。
reason-held-ante = このアンティなら相手の手札が貧しくなります。
reason-held-play-much = この札が相手の手札にいちばん響きます。残る手札の差が決め手です。
reason-held-play-little = この札なら相手の手札がわずかに貧しくなり、その差が決め手です。
reason-held-play = この札なら相手の手札が貧しくなります。
reason-held = 相手の手札で決まります。この手のほうが貧しくなります。
reason-finish-ante = このアンティは終わりの近さに合っています。ここで終わる割合は { $here }、次善で { $there } です。
reason-finish-play = この札は終わりの近さに合っています。ここで終わる割合は { $here }、次善で { $there } です。
reason-finish = ここで終わるかどうかで決まります。割合は { $here }、次善の手で { $there } です。
