# 画面の言葉。英語のファイルと同じメッセージが同じ順に並ぶ。

# --- どこでも ---------------------------------------------------------------------------------------

page-home = ホーム
page-play-now = 今すぐ遊ぶ
page-settings = 設定
page-credits = クレジット
page-rules = ルールとカード
page-close = 閉じる
page-back = 戻る
page-unreachable = サーバーにつながりません。まだ動いていますか。
page-went-wrong = うまくいきませんでした。
page-loading = 卓につくところです……
page-you = あなた
page-guest = ゲスト
page-other-language = In English
page-skip = 本文へ

# --- ボット：この店の常連 ---------------------------------------------------------------------------

page-bot-A = レナ
page-bot-B = マーラ
page-bot-C = テオ
page-bot-D = イネス
page-bot-E = オド
page-bot-F = セナ

# --- 最初の画面 -------------------------------------------------------------------------------------

home-line = ふたつのカードゲームに、あたたかい卓をひとつ。
home-three-dragon-ante = スリードラゴン・アンティ　ボット{ $bots }人と
home-draco = ドラコの山分け　ボット{ $bots }人と
home-friends = 友だちと遊ぶ
home-device = 1台で遊ぶ
home-code = 部屋番号
home-join = 入る
home-replays = 再生
home-continue = つづきを遊ぶ
home-game-three-dragon-ante = 賭けて、竜を3枚並べて、賭け金をさらう。2〜6人・30分
home-game-draco = 財宝をめくり、呪いを避け、刀剣で順番を争う。2〜4人・15分
home-choose = { $game }にする
home-bad-code = 部屋番号は数字5けたです。

# --- 新しい卓 ---------------------------------------------------------------------------------------

new-title = 新しい卓
new-game = ゲーム
new-preset = 卓の種類
new-preset-plain = いつものゲーム
new-seats = 遊ぶ人
new-seat = 席{ $seat }
new-kind-you = あなた
new-kind-person = この端末の人
new-kind-open = 友だちのために空けておく
new-kind-bot = ボット
new-level = 強さ
new-name = 名前
new-add = 席を増やす
new-remove = 席{ $seat }をなくす
new-more = ほかのルール
new-changed = 変えたルール{ $count }つ
new-clock = 持ち時間
new-clock-off = なし
new-clock-slow = 1手1分、予備10分
new-clock-quick = 1手20秒、予備2分
new-watch = 観戦してもよい
new-open = 卓を用意する
new-yes = はい
new-no = いいえ
new-off = なし
new-teams-note = 向かいの席どうしが味方です。
new-default = ふつうは{ $value }

# --- ゲームの前 -------------------------------------------------------------------------------------

lobby-title = ゲームの前
lobby-link = 友だちに送るリンク
lobby-code = 部屋番号
lobby-qr = この卓のリンクを読み取るコード
lobby-copy = リンクを写す
lobby-copied = 写しました
lobby-sit = ここに座る
lobby-free = 空いている席
lobby-ready = 準備できました
lobby-not-ready = まだ準備中
lobby-is-ready = 準備よし
lobby-is-waiting = 準備中
lobby-start = 空席にボットを入れて始める
lobby-start-full = 始める
lobby-bot-here = ここにボットを入れる
lobby-open-here = 席を空ける
lobby-leave = 席を立つ
lobby-switch = 席を替わる
lobby-name = あなたの名前
lobby-own-link = この席に戻るためのあなたのリンク

# --- 卓 ---------------------------------------------------------------------------------------------

page-prompt = 案内
page-hand = 手札
page-table = 卓
page-log = 記録
page-choices = 選べるもの
page-seats = 席
page-sound-off = 音を消す
page-sound-on = 音を出す
page-menu = メニュー
page-look = 拡大
page-all-log = 記録をすべて見る
log-since = あなたの手番のあと
log-news = +{ $count }
page-event = 出来事{ $number }
page-gold = { $gold }ゴールド
page-cards =
    { $count ->
        [0] カードなし
       *[other] { $count }枚
    }
page-flight-of = { $name }の編隊
page-flight-none = まだなし
page-flight-total = 編隊{ $total }
page-gambit-round = 第{ $gambit }ガンビット・第{ $round }ラウンド
page-gambit-ante = 第{ $gambit }ガンビット・アンティ
page-draft = 技能を選ぶところ
page-over = ゲーム終了
page-deck = 山札
page-discards = 捨て札
page-antes = アンティ
page-leads = リーダー
page-ahead = 首位
page-threshold = 目覚める基準：{ $strength }
page-bot = ボット
page-bot-plays = ボット代行
page-gone = 不在
page-gone-in = { $seconds }秒でボット
page-paused = 停止中
page-partner = 味方
page-barred = 勝てない
page-out = 脱落
page-leads-next = 次のリーダー
page-weakest = 最弱が勝つ
page-owes = { $name }に借り{ $gold }
page-owed = （貸し{ $gold }）
page-price = 代金{ $gold }
page-rate = すべて{ $rate }倍
page-until-renewal = あと{ $count }枚で切り直し
page-shown = 公開
page-chosen = アンティを選んだ
page-thinking = 番
page-asked = 選択中
page-hand-place = { $card }、{ $count }枚中{ $place }枚目
page-wakes = 目覚める
page-sleeps = 眠る
page-leads-short = リーダー
page-first-short = 最初
page-makes = 編隊{ $total }
page-cannot = 今は選べません
page-selected = 選択中
page-sending = 送信中
page-picked-none = 先に選んでください
page-time-left = 残り{ $seconds }秒
page-spent = 使用済み

turn-you = あなたの番：{ $what }
turn-name = { $name }：{ $what }
wait-for = { $names }を待っています
wait-bots = ほかの人の番です
wait-ante = アンティを選んでいます。
wait-nobody = 卓の準備中です
sending-title = 送信中：{ $what }
sending-stuck = サーバーの返事がまだありません。選んだものはそのままです。
lost-title = 再接続中（{ $tries }回目）
lost-line = 選んだものはそのままです。卓は待っています。
lost-retry = 今すぐつなぐ
lost-offline = この端末は通信できない状態です。
stale-line = その質問はもう終わりました。今の質問はこちらです。

# --- 質問：短い見出しと理由 ---------------------------------------------------------------------------

prompt-ante = アンティを選ぶ
prompt-ante-why = 全員いっせいに表にします。いちばん高い分を全員が払い、重ならない最高の人がリーダーです。
prompt-play = カードを出す
prompt-play-why =
    { $leader ->
        [yes] リーダーなので、どの力も目覚めます。
       *[no]
            { $before ->
                [0] まだ誰も出していないので、力は目覚めません。
               *[other] { $name }の{ $before }を受けて、{ $before }以下なら力が目覚めます。
            }
    }
prompt-target = { $card }が相手を選ぶ
prompt-target-why = いちばん強い編隊が並んでいます。誰にしますか。
prompt-blue = { $card }：奪うか、出させるか
prompt-blue-why = 編隊の悪のドラゴンの分、{ $count }ゴールドです。
prompt-tribute = { $owner }の{ $card }があなたに要求
prompt-tribute-why =
    { $power ->
        [green] { $strength }より低い悪のドラゴンを渡すか、{ $gold }ゴールドを払います。
       *[other] { $strength }より高い善のドラゴンを渡すか、{ $gold }ゴールドを払います。
    }
prompt-bronze = { $card }がアンティを取る
prompt-bronze-why = 同じ弱さです。取れるのはあと{ $left }枚。
prompt-copy = { $card }が力を借りる
prompt-copy-why = どのカードの力を使いますか。
prompt-slay = { $card }がドラゴンを討つ
prompt-slay-why = 編隊から捨て札になります。
prompt-discard = { $card }：手札を捨てる
prompt-discard-why = 手札から1枚選んでください。
prompt-trigger = { $card }が善竜を起こす
prompt-trigger-why = 次はどれですか。
prompt-trio = どの役の報酬を得ますか
prompt-trio-why = 得られるのは1つだけです。
prompt-spoils = 同じ強度が3枚：アンティを取る
prompt-spoils-why = 手札に入るのはあと{ $room }枚です。
prompt-lead = 外交：このラウンドのリーダーは
prompt-lead-why = リーダーをゆずることができます。
prompt-look = 真意看破：{ $owner }の手札を見るか
prompt-look-why = 同じ色のドラゴンが2枚並びました。
prompt-price = 職能：代金のカードを替えるか
prompt-price-why = { $card }なら{ $gold }ゴールド。次のカードは見えません。
prompt-use = { $ability }を使うか
prompt-use-why =
    { $which ->
        [bluff] 払う額が{ $gold }ゴールド減ります。
        [concentration] アンティの額が{ $gold }ゴールド減ります。
       *[other] { $gold }ゴールド多く取れます。
    }
prompt-wild = ワイルドカード：色をそろえるか
prompt-wild-why = ゲームに1度だけ、定命の存在を3枚目の竜として数えます。
prompt-pick = 技能を選ぶ
prompt-pick-why = このゲームの間ずっと使えます。
prompt-captain = めくるか、止めるか
prompt-captain-why = 場の財宝{ $table }枚。これまでの呪い{ $curses }枚。
prompt-duel = 刀剣を出すか
prompt-duel-why =
    { $chance ->
        [first] 決闘の口火を切り、最後にもう1度出せます。財宝{ $table }枚。
        [second] 2本目は1本目に足されます。財宝{ $table }枚。
       *[only] この決闘で1度だけの機会です。財宝{ $table }枚。
    }
prompt-division = 財宝を取る
prompt-division-why = 場に残り{ $table }枚。
prompt-gift = 伏せたカード{ $count }枚をもらうか
prompt-gift-why =
    { $alone ->
        [yes] 刀剣が表なのはあなただけです。全部か、なしかを選びます。
       *[no] 表の刀剣は誰にもありません。船長として全部もらうか、なしかを選びます。
    }

# --- 答え：ボタンの言葉 -------------------------------------------------------------------------------

act-none = カードを選ぶ
act-none-listed = どれかを選ぶ
act-ante = { $card }に決める
act-play = { $card }を出す
act-give = { $card }を渡す
act-discard = { $card }を捨てる
act-take = { $card }を取る
act-copy = { $card }を借りる
act-slay = { $card }を討つ
act-trigger = { $card }を起こす
act-target = { $name }にする
act-lead = { $name }をリーダーに
act-trio-colour = { $colour }の単色編隊
act-trio-strength = 強度{ $strength }の3枚
act-wild = { $colour }の単色編隊
act-pick = { $ability }にする
act-sword = 刀剣{ $sword }を出す
act-steal = { $count }奪う
act-steal-then = 賭け金は{ $left }に
act-levy = 全員が{ $count }出す
act-levy-then = 賭け金へ
act-pay = { $gold }払う
act-pay-then = 残り{ $left }
act-pay-debt = 持ち金{ $have }、残りは借り
act-done = 残りは取らない
act-look = 見る
act-look-pass = 見ない
act-lead-pass = 自分がリーダー
act-swap = めくり直す
act-swap-then = 中身は不明
act-keep = { $gold }のまま
act-use = 使う
act-use-pass = 使わない
act-wild-pass = あとに取っておく
act-flip = もう1枚めくる
act-stop = 止める
act-stop-then = 決闘へ
act-duel-pass = 出さない
act-pass = 見送る
act-accept = もらう
act-refuse = もらわない
act-always-skip = 今後は聞かない
skipped = お望みどおり使いませんでした：{ $what }
skip-forget = また全部聞いてもらう
act-reconsider = 選び直す

# --- カード：場所のないところで -------------------------------------------------------------------------------

short-red = 赤{ $strength }
short-gold = 金{ $strength }
short-blue = 青{ $strength }
short-silver = 銀{ $strength }
short-green = 緑{ $strength }
short-bronze = 唐{ $strength }
short-black = 黒{ $strength }
short-copper = 銅{ $strength }
short-white = 白{ $strength }
short-brass = 鍮{ $strength }
short-dracolich = ドラコリッチ
short-tiamat = ティアマト
short-bahamut = バハムート
short-archmage = アークメイジ
short-dragonslayer = ドラゴンスレイヤー
short-thief = シーフ
short-druid = ドルイド
short-priest = プリースト
short-princess = プリンセス
short-fool = フール

# --- キーと説明 ---------------------------------------------------------------------------------------

help-title = キー操作
help-digits = 選ぶ
help-enter = 決める
help-escape = 取り消す、閉じる
help-arrows = 動く
help-inspect = カードを見る
help-yes-no = 使う、使わない
help-never = 使わず、もう聞かない
help-pay = 払う、出さない
help-reveal-stop = めくる、止める
help-log = 記録
help-wait = 誰を待っているか
help-speak = 卓を読み上げる
help-gold = 持ち金と編隊
help-mute = 音の有無
help-undo = 選び直す、待ったを頼む
help-replay = 振り返る、初めから
help-live = いまに戻る
help-space = 動きを飛ばす
help-help = この一覧

speak-table = 賭け金{ $stakes }。リーダーは{ $leader }。{ $seats }
speak-seat = { $name }は{ $gold }ゴールド、編隊{ $total }。
speak-wait = { $names }を待っています。
speak-you = あなたの番です。

# --- 卓の作法 -----------------------------------------------------------------------------------------

undo-ask = 待ったを頼む
undo-asked = { $name }が待ったを頼んでいます。
undo-agree = いいですよ
undo-refuse = だめです
undo-waits = 待ったを頼みました。
gone-title = { $name }がいません。
gone-wait = 待つ
gone-bot = ボットに任せる
paused-for = 時計は長くて{ $seconds }秒止まり、{ $name }が戻ると動き出します。
leave-table = 卓を離れる
end-table = 卓を終わらせる
end-sure = 全員のゲームを終わらせますか。つづきはできなくなります。
ring-get-up = このガンビットのあと席を立つ
ring-sit = また座る

# --- 1台で遊ぶ ----------------------------------------------------------------------------------------

curtain-pass = { $name }に渡してください
curtain-hold = 押し続けると手札が見えます
curtain-hidden = { $name }が見るまでカードは伏せてあります。

# --- 終わり -------------------------------------------------------------------------------------------

result-wins = { $name }の勝ち
result-you-win = あなたの勝ち
result-share = { $names }が並んで勝ち
result-place = あなたは{ $place }位でした。
result-standings = 順位
result-rematch = 同じ席でもう一度
result-table = 卓を見る
result-replay = もう一度見る
result-share-link = 再生のリンクを写す
result-record = 棋譜を保存する
result-points = { $points }点

# --- 再生 ---------------------------------------------------------------------------------------------

replay-page = 再生
replay-list = 再生
replay-none = 終わったゲームがここに並びます。
replay-eyes = 誰の目で
replay-all = 全員
replay-spectator = 観客
replay-step = { $steps }手中{ $step }手目
replay-where = 第{ $gambit }ガンビット、第{ $round }ラウンド、出来事{ $event }
replay-where-draco = 第{ $round }ラウンド、出来事{ $event }
replay-first = 始めへ
replay-back = 1つ戻る
replay-play = 再生
replay-pause = 止める
replay-on = 1つ進む
replay-last = 終わりへ
replay-speed = 速さ{ $speed }倍
replay-share = この場面のリンクを写す
replay-not-yours = ゲームの途中で振り返れるのは、この卓に座った人だけです。
replay-live = ゲームへ

# --- 卓がないとき -------------------------------------------------------------------------------------

gone-page = ここには何もありません
gone-page-line = この画面はありません。
table-gone = 卓が見つかりません
table-gone-line = 卓がなくなったか、リンクが途中で切れています。1週間使われない卓は片づけられます。
table-version = 新しい版があります
table-version-line = 画面を読み直してください。席はそのままです。
table-reload = 読み直す
table-closed = この卓には入れません
table-new = 新しい卓
