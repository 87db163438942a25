# ドラコの山分けの言葉。英語のファイルと同じメッセージが同じ順に並びます。
# どの名前もゲーム名で始め、ほかのゲームの言葉と重ならないようにしています。

# --- ゲーム --------------------------------------------------------------------------------------

game-draco = ドラコの山分け

# --- カード：色と数字 ------------------------------------------------------------------------------

draco-card-purple = 紫の{ $strength }
draco-card-green = 緑の{ $strength }
draco-card-yellow = 黄の{ $strength }
draco-card-blue = 青の{ $strength }
draco-card-red = 赤の{ $strength }
draco-card-orange = 橙の{ $strength }
draco-card-white = 白の{ $strength }
draco-card-black = 黒の{ $strength }
draco-card-curse = 呪われしカード
draco-card-sword = { $strength }の刀剣

# --- カードの種類：説明の見出し --------------------------------------------------------------------

draco-kind-purple = 紫の財宝
draco-kind-green = 緑の財宝
draco-kind-yellow = 黄の財宝
draco-kind-blue = 青の財宝
draco-kind-red = 赤の財宝
draco-kind-orange = 橙の財宝
draco-kind-white = 白の財宝
draco-kind-black = 黒の財宝
draco-kind-curse = 呪われしカード
draco-kind-sword = 刀剣カード

draco-text-treasure = 書いてある数字が点数です。ゲームの終わりに、いちばん得になる2色だけがプラスになり、残りの色はマイナスになります。
draco-text-curse = めくった人が引き取り、ゲームの終わりに点を失います（特に決めなければ1枚につき2点）。船長がめくるとそこで終わりになり、2度目に刀剣を出すこともできません。
draco-text-sword = 決闘で出すと、財宝の分け前にあずかれます。誰かが出した数と同じ数は、その決闘ではもう出せません。出した刀剣は、みんなの刀剣が戻るまで裏向きになります。

# --- 色 --------------------------------------------------------------------------------------------

draco-colour-purple = 紫
draco-colour-green = 緑
draco-colour-yellow = 黄
draco-colour-blue = 青
draco-colour-red = 赤
draco-colour-orange = 橙
draco-colour-white = 白
draco-colour-black = 黒

# --- 質問：誰が、何を決めるか ----------------------------------------------------------------------

draco-ask-captain =
    { $table ->
        [0] { $who }、あなたが船長です。場に財宝はなく、これまでに出た呪いは{ $curses }枚です。山札をめくりますか。
       *[other] { $who }、あなたが船長です。場の財宝は{ $table }枚、これまでに出た呪いは{ $curses }枚です。もう1枚めくりますか。
    }
draco-ask-duel =
    { $chance ->
        [first] { $who }、船長から決闘を始めます。最後にもう一度、出す機会があります。場の財宝は{ $table }枚です。どの刀剣を出しますか。
        [second] { $who }、船長特権です。2本目の刀剣を出すと、1本目と合計されます。場の財宝は{ $table }枚です。どれを出しますか。
       *[only] { $who }、この決闘で刀剣を出せるのは今だけです。場の財宝は{ $table }枚です。どれを出しますか。
    }
draco-ask-division = { $who }、財宝を1枚取ってください。場に残っているのは{ $table }枚です。
draco-ask-gift =
    { $alone ->
        [yes] { $who }、表向きの刀剣があるのはあなただけです。特典として、山札から{ $count }枚を見ないでまとめて受け取れます。受け取りますか。
       *[no] { $who }、全員の刀剣が裏向きになりました。船長への特典として、山札から{ $count }枚を見ないでまとめて受け取れます。受け取りますか。
    }

# --- 答えと、その結果 --------------------------------------------------------------------------------

draco-choice-flip = 1枚めくる
draco-choice-stop = めくるのをやめて決闘を始める
draco-choice-sword = { $sword }の刀剣：強さ{ $strength }
draco-choice-pass = パスする
draco-choice-take = { $card }：取ると{ $score }点になる
draco-choice-accept = 受け取る
draco-choice-refuse = 断る

# --- 卓での説明 --------------------------------------------------------------------------------------

draco-help-game =
    c 2       2番のカードを説明します。c green なら緑の財宝、c curse なら呪われしカード、c sword なら刀剣カードを説明します。
    t         卓の様子を表示します。
draco-read-no-card = そのようなカードはありません。c 2、c green、c curse のように、c のあとに番号か名前を入力してください。

# --- 卓の様子 ----------------------------------------------------------------------------------------

draco-table-round = 第{ $round }ラウンド。船長は{ $captain }。
draco-table-final = これが最終ラウンドです。
draco-table-over = 第{ $round }ラウンドでゲームが終わりました。
draco-table-deck = 山札は{ $deck }枚、そのうち呪いは{ $left }枚。これまでに出た呪いは{ $found }枚。
draco-table-deck-unknown = 山札に残る呪いは{ $left }枚。これまでに出た呪いは{ $found }枚。
draco-table-last-curse = { $number }枚目の呪いが出ると最終ラウンドです。
draco-table-piles = 山札の中の山の残り枚数（上から）：{ $sizes }
draco-table-treasure = 場の財宝は{ $count }枚。取ったときの点の増減：
draco-table-offer =
    { $count ->
        [1] { $card }：{ $changes }
       *[other] { $card }（{ $count }枚）：{ $changes }
    }
draco-table-change = { $name } { $points }
draco-table-bare = 場に財宝はありません。
draco-table-seat = { $name }：{ $score }点。刀剣 { $swords }。呪い{ $curses }枚。
draco-table-seat-hidden = { $name }：裏向きの財宝{ $count }枚。刀剣 { $swords }。呪い{ $curses }枚。
draco-table-mine = { $name }（あなた）
draco-table-captain = 船長の{ $name }
draco-table-nothing = すべて使用済み
draco-table-holds = プラス：{ $plus }
draco-table-holds-minus = プラス：{ $plus }。マイナス：{ $minus }
draco-table-colour = { $colour } { $sum }
draco-table-colour-sum = { $colour } { $sum }（{ $parts }）
draco-table-played = この決闘で出した刀剣：{ $swords }（強さ{ $strength }）

# --- 正確な確率 --------------------------------------------------------------------------------------

draco-hint-curse = 次のカードが呪われしカードである確率：{ $chance }
draco-hint-gift = 特典のカードに呪いがある確率：{ $chances }
draco-hint-part = 呪い{ $count }枚 { $chance }
draco-hint-chance = { $percent }%（{ $exact }）
draco-hint-certain = { $percent }%

# --- 起きたこと ----------------------------------------------------------------------------------

draco-event-deal = 宝箱に{ $cards }枚のカードを収めました。
draco-event-position = 途中の局面から始めます。宝箱のカードは{ $cards }枚です。
draco-event-held = { $seat }はすでに財宝を{ $count }枚持っています。
draco-event-held-unknown = { $seat }はすでに財宝を裏向きで{ $count }枚持っています。
draco-event-round = 第{ $round }ラウンド。船長は{ $seat }です。
draco-event-flip = { $seat }がめくったのは{ $card }でした。
draco-event-stop = { $seat }はめくるのをやめました。
draco-event-curse = { $seat }が呪いを引き受けました。これまでに出た呪いは{ $curses }枚です。
draco-event-final = このラウンドが最終ラウンドです。
draco-event-duel =
    { $cursed ->
        [yes] 呪われし決闘を始めます。船長の{ $seat }も、刀剣を出せるのは1度だけです。
       *[no] 決闘を{ $seat }から始めます。船長は最後にもう1度、刀剣を出せます。
    }
draco-event-sword = { $seat }は{ $sword }の刀剣を出しました。強さは{ $strength }です。
draco-event-pass = { $seat }はパスしました。
draco-event-take = { $seat }は{ $card }を取りました。
draco-event-left =
    { $what ->
        [discard] 場の財宝{ $count }枚は誰も取らなかったので、ゲームから取り除きます。
        [captain] 場の財宝{ $count }枚は誰も取らなかったので、船長のものになります。
       *[stay] 場の財宝{ $count }枚は誰も取らなかったので、場に残ります。
    }
draco-event-down = { $seat }は出した刀剣を裏向きにしました。
draco-log-down = { $names }が出した刀剣は裏向きになりました。
draco-event-gift = { $seat }は特典として、山札から{ $count }枚を見ないで受け取れます。
draco-event-gain = { $seat }は山札から{ $card }を受け取りました。
draco-event-replace = { $seat }への特典に呪いが出たので、山札の下に入れ、次のカードをめくります。
draco-event-refuse = { $seat }は特典を断りました。
draco-event-recover = 全員の刀剣が表向きに戻りました。
draco-event-score = { $seat }は{ $score }点です。
draco-event-over = ゲーム終了です。勝者は{ $winners }です。
draco-event-forced = { $seat }の選べる手は1つだけなので、自動で決まりました。

# --- 終わり ---------------------------------------------------------------------------------------

draco-end-heading = 最終順位
draco-end-rank = { $place }位 { $name }：{ $score }点（呪い{ $curses }枚）

# --- 断るとき ---------------------------------------------------------------------------------------

draco-option-text = オプション { $key } には文字列が必要です。
draco-option-list = オプション { $key } にはリストが必要です。
draco-option-table = オプション { $key } にはオプションの表が必要です。
draco-option-players = オプション { $key } には { $low } から { $high } までの min と max を、この順の大きさで書いてください。
draco-option-colours = オプション { $key } に使える色は { $known } です。
draco-option-twice = オプション { $key } に同じものが2度書かれています。
draco-option-treasure = オプション { $key } には colour、value、count だけを、もれなく書いてください。
draco-option-swords = オプション { $key } には刀剣を1本から { $most } 本まで書いてください。
draco-option-count = オプション { $key }：指定できる人数は { $known } です。
draco-option-for-all = オプション { $key } を人数ごとに変えることはできません。
draco-clash-order = オプション { $key } が矛盾しています。{ $smaller } の { $found } は、{ $larger } の { $most } を超えられません。
draco-clash-colours = オプション { $key } が矛盾しています。{ $colours } 色のうち { $plus } 色をプラスにすることはできません。少なくとも1色はマイナスになります。
draco-clash-colour = オプション { $key } が矛盾しています。{ $colour } の財宝がありますが、その色は使う色に入っていません。
draco-clash-deck = オプション { $key } が矛盾しています。山札には財宝が1枚以上、全部で { $most } 枚以下必要ですが、この山札は { $size } 枚です。
draco-few-swords = オプション { $key } では選ぶ余地がほとんどありません。{ $players } 人で刀剣が { $swords } 本ずつだと、全員が出したあと、船長は2本目を出せません。
draco-chance-one = 「{ $outcome }」には席を1つ書いてください。
draco-chance-captain = このルールでは { $seat } が最初の船長です。
draco-chance-piles = 山札がこのような順になることはありません。呪いを分けて入れた { $piles } つの山を重ねたものだからです。
draco-position-sword-twice = 局面の { $key }：{ $sword } の刀剣は1組に1本だけです。
draco-position-sword-down = 局面の { $key }：この決闘で出した刀剣はまだ表向きなので、swords にも書いてください。
draco-position-sword-same = 局面の { $key }：1度の決闘で同じ数の刀剣は2本出せません。
draco-position-played = 局面の { $key }：刀剣が { $found } 本出ていますが、ここまでに出せるのは { $most } 本です。
draco-position-picked = 局面の { $key }：強い順に取るので、順番が済んだのがこれらの席ということはありません。
draco-position-gift = 局面の { $key }：特典は、ただ1人だけ表向きの刀剣がある席に与えられますが、ここでは { $found } 席あります。
draco-position-turn = 局面の { $key }：順番は { $seat } です。

# --- ルールの選択肢と、分かっていること -----------------------------------------------------------------

draco-rule-ruleset_id = ルールの名前です。
draco-rule-players = 最少人数と最多人数です。
draco-rule-colours = 財宝の色です。
draco-rule-treasure = 財宝カードです。色と数字ごとの枚数を決めます。
draco-rule-cursed_count = 山札に入れる呪われしカードの枚数です（1～30）。
draco-rule-cursed_points = 呪われしカード1枚の点数です（-30～0）。
draco-rule-final_round_at_cursed = 何枚目の呪いで最終ラウンドになるかです（1～30）。
draco-rule-swords_per_player = 1人分の刀剣です。すべて違う数にします。
draco-rule-plus_colours = ゲームの終わりにプラスになる色の数です。残りの色はマイナスになります。
draco-rule-deck_construction = six_piles_one_cursed_each では呪いをいくつかの山に分けて入れ、山ごとに切ってから重ねます。flat_shuffle では全部をまとめて切ります。
draco-rule-pile_count = 山札を作る山の数です（1～30）。
draco-rule-pile_order = 山を重ねる順です。いつも無作為です。
draco-rule-per_player_count_overrides = 人数によって変えるオプションです。
draco-rule-start_captain = 最初の船長です。random か席で指定します。
draco-rule-turn_direction = 決闘と船長カードが進む向きです（left が左、right が右）。
draco-rule-min_flips = 船長が必ずめくる枚数です（0～10）。
draco-rule-max_flips = 船長がめくれる枚数の上限です（1～60）。false なら上限はありません。
draco-rule-duel_with_empty_table = 場に財宝がないとき、run では決闘を行い、skip では省きます。
draco-rule-captain_may_pass_first_and_play_second = 先にパスした船長も最後に刀剣を出せるかどうかです（true か false）。
draco-rule-tie_sum_vs_single = 船長の2本の合計がほかの人の1本と同じとき、captain_first では船長、single_first では1本の人が先に取ります。
draco-rule-pick_mandatory = 刀剣を出した人が、自分の番に必ず財宝を取るかどうかです（true か false）。
draco-rule-unclaimed_treasure = 誰も取らない財宝を、carry_over では場に残し、discard では取り除き、captain では船長に渡します。
draco-rule-gift_size = 表向きの刀剣が最後まで残った人への特典の枚数です（0～5）。
draco-rule-gift_decision = 特典の選び方です。いつも、見ないで全部受け取るか断るかを決めます。
draco-rule-gift_cursed = 特典に呪いが出たとき、recipient_takes_and_counts では受け取った人が引き受け、replaced では山札の下に入れて次のカードに替えます。
draco-rule-gift_in_final_round = 最終ラウンドにも特典があるかどうかです（true か false）。
draco-rule-all_exhausted = 全員の刀剣が裏向きになったとき、recover_without_gift では特典なしで戻り、captain_gift では船長が特典を受けられます。
draco-rule-final_trigger_by_gift = 特典で最後の呪いが出たとき、current_round_is_final ではそのラウンド、one_more_round では次のラウンドが最後です。
draco-rule-deck_empty = 山札がなくなったら、いつもそのラウンドが最後です。
draco-rule-winner_tie_breakers = 同点の決め方です。呪いの少ない人が勝ち、それでも同じなら分け合うか、初めから分け合うかです。
draco-rule-won_treasure_visible = ほかの人が獲得した財宝が見えるかどうかです（true か false）。
draco-rule-show_deck_count = 山札の残り枚数が見えるかどうかです（true か false）。
draco-rule-show_pile_boundaries = 山札の中の山の境目が見えるかどうかです（true か false）。

draco-origin-known = 確実：発売元の説明にあります。
draco-origin-reported = 伝聞：ゲームを紹介するページにありますが、発売元の説明ではありません。
draco-origin-inferred = 推定：どこにも書かれていませんが、分かっていることから考えてこうなります。
draco-origin-default = このプログラムの初期値：実際の製品とは違うかもしれません。
draco-origin-own = このプログラムだけの設定：製品にはありません。
draco-origin-changed = このルールで変更しています。
draco-origin-note = 私たちの知るかぎり、カードの枚数を公開している資料はありません。紫の10が1枚あることを除いて、数はすべて遊びやすさを考えた初期値です。製品をお持ちの方は、その数で自分用のルールを作ってください。

# --- hints: what decided ------------------------------------------------------------

draco-reason-begin = 誰もめくらなければゲームが終わりません。ここは一枚めくりましょう。

draco-reason-take-flip =
    { $size ->
        [loss] どちらにしてもこのラウンドは損ですが、もう一枚めくれば { $there } 点が { $here } 点で済みます。
        [some] もう一枚めくる値打ちがあります。このラウンドの見込みは { $here } 点、やめれば { $there } 点です。
        [much] もっとめくりましょう。このラウンドの見込みは { $here } 点、やめると { $there } 点しかありません。
       *[most] もう一枚で大きく稼げます。このラウンドの見込みは { $there } 点ではなく { $here } 点です。
    }
draco-reason-take-stop =
    { $size ->
        [loss] やめましょう。めくり続けると { $here } 点が { $there } 点になります。
        [some] 今ある分で十分です。このラウンドの見込みは { $here } 点、続ければ { $there } 点です。
        [much] 今ある財宝を確保しましょう。今なら { $here } 点、もう一枚めくると { $there } 点です。
       *[most] もう一枚で台無しになります。今なら { $here } 点、続ければ { $there } 点です。
    }
draco-reason-take-sword =
    { $size ->
        [loss] この刀剣なら損が一番小さく、財宝は { $there } 点ではなく { $here } 点です。
        [some] この刀剣のほうが財宝が少し多く、{ $here } 点です（次善は { $there } 点）。
        [much] 財宝のためにこの刀剣を出す値打ちがあります。{ $here } 点、次善の手では { $there } 点です。
       *[most] この刀剣で肝心の財宝が取れます。{ $there } 点ではなく { $here } 点です。
    }
draco-reason-take-pass =
    { $size ->
        [loss] 加わらないほうがよく、加わればマイナスになる札が来て { $here } 点が { $there } 点になります。
        [some] パスしても財宝はほとんど減りません。このラウンド { $here } 点、次善の手で { $there } 点です。
        [much] 今回は降りましょう。パスなら { $here } 点、加われば { $there } 点です。
       *[most] この財宝は毒です。加われば { $there } 点、パスなら { $here } 点です。
    }
draco-reason-take-take =
    { $size ->
        [loss] どの札もマイナスになりますが、これが一番ましで、{ $there } 点ではなく { $here } 点です。
        [some] この札がほかより少し得です。このラウンド { $here } 点、次善の札で { $there } 点です。
        [much] あなたのプラスの色を一番伸ばす札です。{ $here } 点、次善の札で { $there } 点です。
       *[most] 取られる前にこの札を。このラウンド { $there } 点ではなく { $here } 点です。
    }
draco-reason-take =
    { $size ->
        [loss] このラウンドの財宝で決まります。{ $there } 点より損の小さい { $here } 点です。
        [some] このラウンドの財宝で決まります。{ $here } 点、次善の手で { $there } 点です。
        [much] 財宝がはっきり多くなります。{ $here } 点、次善の手で { $there } 点です。
       *[most] 財宝がずっと多くなります。{ $there } 点ではなく { $here } 点です。
    }
draco-reason-deny-flip =
    { $size ->
        [loss] もう一枚めくると相手が損をします。相手は { $here } 点、やめれば { $there } 点です。
        [some] もう一枚めくっても相手の得にはなりません。相手は { $here } 点、やめれば { $there } 点です。
        [much] もう一枚めくると相手の得点は { $there } 点ではなく { $here } 点になり、それが決め手です。
       *[most] もう一枚で相手を抑えられます。{ $there } 点ではなく { $here } 点です。
    }
draco-reason-deny-stop =
    { $size ->
        [loss] ここでやめましょう。今ある札は相手の損になり、相手は { $there } 点ではなく { $here } 点です。
        [some] 相手のためにめくるのはやめましょう。今なら相手は { $here } 点、もう一枚で { $there } 点です。
        [much] これ以上の札は相手のものになります。相手は { $here } 点から { $there } 点に増えます。
       *[most] 場の財宝を相手のために増やさないこと。相手は { $here } 点ではなく { $there } 点を得ます。
    }
draco-reason-deny-sword =
    { $size ->
        [loss] この刀剣なら相手に損な札が残り、相手は { $there } 点ではなく { $here } 点です。
        [some] この刀剣で相手の取り分が少し減ります。相手は { $here } 点、次善の手では { $there } 点です。
        [much] この刀剣で相手の欲しい札を奪えます。相手は { $there } 点ではなく { $here } 点です。
       *[most] この刀剣を出さないと相手が取りすぎます。{ $here } 点が { $there } 点になります。
    }
draco-reason-deny-pass =
    { $size ->
        [loss] 相手に取らせましょう。この財宝は相手の損で、{ $there } 点ではなく { $here } 点です。
        [some] パスしても相手の得は小さく、{ $here } 点です（次善の手では { $there } 点）。
        [much] パスのほうが相手の得が小さく、{ $there } 点ではなく { $here } 点です。
       *[most] 加わっても相手を助けるだけです。相手は { $here } 点ではなく { $there } 点になります。
    }
draco-reason-deny-take =
    { $size ->
        [loss] 残る札で相手が一番損をします。相手は { $there } 点ではなく { $here } 点です。
        [some] 相手に渡さないこと。相手は { $here } 点、次善の札を取ると { $there } 点です。
        [much] あなた以上に相手がこの札を欲しがっています。相手は { $there } 点ではなく { $here } 点です。
       *[most] この札は誰にも渡せません。相手が { $here } 点ではなく { $there } 点を得てしまいます。
    }
draco-reason-deny =
    { $size ->
        [loss] 相手の取り分で決まります。この手なら相手は損をし、{ $there } 点ではなく { $here } 点です。
        [some] 相手の取り分で決まります。{ $here } 点、次善の手では { $there } 点です。
        [much] 相手の取り分がはっきり減ります。{ $there } 点ではなく { $here } 点です。
       *[most] 相手の取り分がずっと減ります。{ $there } 点ではなく { $here } 点です。
    }
draco-reason-curse-flip =
    { $size ->
        [loss] もう一枚に呪いの心配はありません（{ $here } と { $there }）。
        [some] 続けても呪いの危険はほとんど増えません（{ $here } と { $there }）。
        [much] やめて待つほうが呪われやすくなります（{ $there } と { $here }）。
       *[most] 安全なうちにめくりましょう。このラウンドの呪いは { $here }、やめると { $there } です。
    }
draco-reason-curse-stop =
    { $size ->
        [loss] やめましょう。それなら呪われません（{ $here } と { $there }）。
        [some] 次は呪いかもしれません。続ければ { $there }、やめれば { $here } です。
        [much] 呪いが近くにあります。続けると { $there } の割合で呪われ、やめれば { $here } です。
       *[most] 呪いがすぐそこです。続ければ { $there }、やめれば { $here } です。
    }
draco-reason-curse-accept =
    { $size ->
        [loss] 贈り物に呪いはありません（{ $here } と { $there }）。
        [some] 贈り物はほぼ安全です。呪いは { $here }、断れば { $there } です。
        [much] 贈り物は十分に安全です。呪いは { $here }、断れば { $there } です。
       *[most] 呪いの危険 { $here } を冒す値打ちがあります（断れば { $there }）。
    }
draco-reason-curse-refuse =
    { $size ->
        [loss] 断りましょう。それなら呪われません（{ $here } と { $there }）。
        [some] 中に呪いがあるかもしれません。受け取れば { $there }、断れば { $here } です。
        [much] 中に呪いがありそうです。受け取れば { $there }、断れば { $here } です。
       *[most] 中の呪いはほぼ確実です。受け取れば { $there }、断れば { $here } です。
    }
draco-reason-curse =
    { $size ->
        [loss] 呪いの危険で決まります（{ $here } と { $there }）。
        [some] 呪いの危険で決まります。{ $here }、次善の手では { $there } です。
        [much] 呪いの危険がはっきり小さく、{ $there } ではなく { $here } です。
       *[most] 呪いの危険がずっと小さく、{ $there } ではなく { $here } です。
    }
draco-reason-later-flip =
    { $size ->
        [loss] この先は苦しいものの、続けるほうがましです。相手との差は { $here } 点、やめると { $there } 点です。
        [some] 続けるほうがこの先少し有利です。相手との差は { $here } 点、やめると { $there } 点です。
        [much] 続ければ相手に刀剣を使わせられます。この先の差は { $here } 点、やめると { $there } 点です。
       *[most] 続ける効き目は後で出ます。この先の差は { $here } 点、やめると { $there } 点です。
    }
draco-reason-later-stop =
    { $size ->
        [loss] この先は苦しいものの、やめるほうがましです。相手との差は { $here } 点、続けると { $there } 点です。
        [some] やめるほうがこの先少し有利です。相手との差は { $here } 点、続けると { $there } 点です。
        [much] 場が小さければ刀剣を使わずに済みます。この先の差は { $here } 点、続けると { $there } 点です。
       *[most] 続きは次の船長に任せましょう。この先の差は { $here } 点、続けると { $there } 点です。
    }
draco-reason-later-sword =
    { $size ->
        [loss] この刀剣を失う痛手が一番小さく、この先の差は { $here } 点、次善の手で { $there } 点です。
        [some] この刀剣なら惜しくありません。この先の差は { $here } 点、次善の手で { $there } 点です。
        [much] この刀剣を使えば、よい刀剣を後に残せます。この先の差は { $here } 点、次善の手で { $there } 点です。
       *[most] この刀剣で刀剣の回復が早まり、あなたに有利です。この先は { $here } 点、次善の手で { $there } 点です。
    }
draco-reason-later-pass-far =
    { $size ->
        [loss] 大きく遅れていて、取り返せるのは刀剣だけです。残しましょう。この先の差は { $here } 点、次善の刀剣を出すと { $there } 点です。
       *[most] 山場はこれからで、刀剣がものを言います。この先の差は { $here } 点、次善の刀剣を出すと { $there } 点です。
    }
draco-reason-later-pass-turn = 刀剣は互角です。ここで出すと後れを取ります。この先の差は { $here } 点、次善の刀剣を出すと { $there } 点です。
draco-reason-later-pass =
    { $size ->
        [loss] 刀剣で後れを取っています。温存しましょう。この先の差は { $here } 点、次善の刀剣を出すと { $there } 点です。
        [some] 刀剣を残すほうがこの先少し得です。差は { $here } 点、次善の刀剣を出すと { $there } 点です。
        [much] 刀剣はもっとよい場のために。この先の差は { $here } 点、次善の刀剣を出すと { $there } 点です。
       *[most] 相手に刀剣を使わせましょう。この先の差は { $here } 点、次善の刀剣を出すと { $there } 点です。
    }
draco-reason-later-take =
    { $size ->
        [loss] この先は苦しいものの、この札が一番助けになります。差は { $here } 点、次善の札で { $there } 点です。
        [some] この先の札と少し合いやすい札です。差は { $here } 点、次善の札で { $there } 点です。
        [much] これから集める色を伸ばす札です。この先の差は { $here } 点、次善の札で { $there } 点です。
       *[most] この札で残りの流れが決まります。この先の差は { $here } 点、次善の札で { $there } 点です。
    }
draco-reason-later =
    { $size ->
        [loss] この先で決まります。相手との差は { $there } 点ではなく { $here } 点です。
        [some] この先で決まります。相手との差は { $here } 点、次善の手で { $there } 点です。
        [much] この先がはっきり有利です。差は { $here } 点、次善の手で { $there } 点です。
       *[most] この先がずっと有利です。差は { $here } 点、次善の手で { $there } 点です。
    }
