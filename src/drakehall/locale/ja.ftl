# プログラムの言葉。英語のファイルと同じメッセージが同じ順に並びます。

# --- 文の部品 ----------------------------------------------------------------------------------------

comma = 、
space = { " " }
named = { $name }さん
stakes = 賭け金

# --- プレイ：誰が遊ぶか --------------------------------------------------------------------------------

person-name = プレイヤー{ $seat }
bot-name = ボット{ $seat }
bot-level-random = でたらめ
bot-level-rules = 定石
bot-level-search = 先読み
bot-level-easy = やさしい
bot-level-fair = ふつう
bot-level-hard = 強い
bot-level-expert = 達人
bot-level-other = ボット
seats-unknown = --seats の「{ $word }」は分かりません。席は you、you:名前、bot か、bot: に easy、fair、hard、expert、random、rules、search のどれかを続けて書いてください。
seats-many = --seats に席が{ $count }つありますが、座れるのは{ $most }つまでです。
seats-differ = --seats に席が{ $count }つありますが、このゲームは{ $needed }人で遊んでいます。
seats-same-name = { $name }という名前の席が2つあります。you:名前 のように、どちらかを別の名前にしてください。
seats-bad-name = --seats の名前は、表示できる文字で1文字から{ $longest }文字までにしてください。

# --- プレイ：画面 ------------------------------------------------------------------------------------

play-opening = { $game }：{ $players }
play-help = 選ぶものの番号を入力してください。? でほかの操作を表示します。
play-seed = このゲームのシード：{ $seed }
play-record = ゲームの記録：{ $file }
warning = ご注意：{ $text }
series-game = { $games }ゲーム中の第{ $number }ゲーム
series-totals = { $games }ゲーム中、第{ $number }ゲームまでの成績
series-seat =
    { $wins ->
       *[other] { $name }：{ $wins }勝、得点 { $score }
    }
series-prizes = { $name }が賞品を得た回数：{ $prizes }
ring-join = { $name }は席を離れています。{ $gold }ゴールドで座り直しますか。（y/n）
ring-up = このガンビットが終わったら席を立ちます。取り消すには、もう一度 u を入力してください。
ring-stay = 席に残ります。
log-nothing = 前回の選択のあと、何も起きていません。
pass-on = 端末を{ $name }に渡してください。{ $name }は Enter を押してください。
read-number =
    { $last ->
        [1] 番号（1）か ? を入力：
       *[other] 番号（1～{ $last }）か ? を入力：
    }
read-again =
    { $last ->
        [1] それは選べません。1 を入力してください。? で説明を表示します。
       *[other] それは選べません。1 から { $last } までの番号を入力してください。? で説明を表示します。
    }
read-leave = ゲームを抜けますか。あとで続きから遊べます。（y/n）
read-yes = y yes はい
help-choice = 番号      その番号を選びます。
help-play =
    l         前回の選択のあとに起きたことを、もう一度表示します。
    q         ゲームを抜けます。
    ?         この説明を表示します。
help-join =
    h         ヒントを求めます（卓が許すとき）。
    q         卓を離れます。
help-ring = u         このガンビットが終わったら席を立ちます。もう一度入力すると取り消します。
leave-saved = おつかれさまでした。ゲームは保存してあります。続きは drakehall play --resume で遊べます。
leave-unsaved = おつかれさまでした。ゲームを { $file } に保存できませんでした。

# --- プレイ：できないこと -------------------------------------------------------------------------------

play-which = 遊ぶゲームを指定してください：{ $games }
bot-unknown = { $kind } というボットはいません。選べるのは { $known } です。
set-form = --set { $setting } が読めません。--set starting_gold=40 のように、名前=値 の形で書いてください。
resume-alone = --resume は、元のゲームのシードとルールで続けます。--seed、--set、--rules、--preset、--games は外してください。
resume-other-game = { $file } にあるのは { $game } のゲームです。
resume-over = { $file } のゲームはもう終わっています。
resume-no-seed = { $file } のゲームにはシードがないので、続きを遊べません。
save-none = { $folder } に、途中のゲームはありません。
save-failed = ゲームを { $file } に保存できません。保存しないまま続けます。
file-missing = { $file } というファイルはありません。
file-unreadable = { $file } が読めません。
file-not-text = { $file } は UTF-8 の文章ではありません。
file-not-toml = { $file } は正しい TOML ではありません。

# --- ルールの表示 ------------------------------------------------------------------------------------

rules-title = { $game }（{ $players }人）
rules-marks = * のついた行は標準と違います。[ ] の中は、ルールの文書の節と裁定（R-）の番号です。
rules-changed = （標準：{ $default }）
rules-allowed =
    { $ruling ->
        [yes] 使える値：{ $allowed } [{ $places }]（裁定による）
       *[no] 使える値：{ $allowed } [{ $places }]
    }
rules-presets = 名前のついたルール（--preset で選びます）
rules-fixed = 選択肢のない裁定

# --- 計測、乱数対戦、バージョン：コア -------------------------------------------------------------------

version-core =
    { $build ->
        [compiled] { $game }：コンパイル済みのコア
        [mixed] { $game }：コンパイル済みと Python のままのファイルが混ざっています。入れ直してください
       *[interpreted] { $game }：Python のままのコア
    }
bench-title =
    { $build ->
        [compiled] { $game }、{ $players } 人、コンパイル済みのコア
       *[interpreted] { $game }、{ $players } 人、Python のままのコア
    }
bench-decisions-per-s = 毎秒の手数（配りも含め、コアの中だけで進む乱数対戦）
bench-games-per-s = 毎秒のゲーム数
bench-step-from-python-per-s = 毎秒の手数（一手ずつ Python から進める）
bench-clone-ns = 複製一回のナノ秒（Python から呼ぶ）
bench-state-bytes = 一つの局面のバイト数
bench-yardstick-per-s = 物差しとする Python のループの毎秒の回数
bench-playouts-per-yardstick = 物差し一回あたりの手数
bench-machine = 計測した環境：drakehall { $version }、Python { $python }、{ $processor }
playouts-done = { $game }、{ $players } 人：{ $games } ゲーム、{ $decisions } 手を { $seconds } 秒で（毎秒 { $rate } 手）

# --- hints: what a bot would do, and why ------------------------------------------------------------

reason-even = 一番よい手がいくつかあり、どれでも同じです。
reason-lost = もうどの手でもほとんど勝てません。お好きな手をどうぞ。
reason-won = ここに挙げたどの手でも、ほぼ確実に勝てます。
hint-only = ここで選べるのはこれだけです。
hint-wins = この手のほうが勝つ割合が高くなります。{ $here }、次善の手で { $there } です。
advice-best = 最善は{ $number }（勝率 { $value } %）
advice-next = 次は{ $number }（{ $value } %）
advice-chances = 勝つ見込み：{ $chances }
advice-chance = { $name } { $chance } %

# --- arena: bots against each other ---------------------------------------------------------------

arena-title = { $game }、{ $players } 人：{ $deals } 配札、{ $games } ゲーム（{ $seconds } 秒、シード { $seed }）
arena-line = { $bot }（{ $seats } 席）：勝率 { $win }、順位 { $rank }、成績 { $result }、分散利得 { $gain }、一手 { $time } ms（95 %）、レート { $rating }
arena-bot = ボット
arena-seats = 席数
arena-win = 勝率
arena-rank = 平均順位
arena-result = 平均の金貨または点
arena-gain = 分散の利得
arena-time = 一手の時間 ms（95 %）
arena-rating = OpenSkill レート
arena-how = どの配札も、すべての席で一度ずつ行いました。区間は 95 % で、ゲームではなく配札を単位に数えています。同点の勝ちは分けて数えます。分散の利得は、同じ配札を全席で行わなければ何倍のゲームが要るかを示します。
arena-plot-shares = 勝率（破線は互角のときの値）
arena-plot-results = 金貨または点
arena-plot-course = 勝率が定まるまで（横は配札数、縦は勝率）
arena-stopped = 止めました。ここまでの配札は残っています。同じコマンドに --resume を付けると続きから行えます。
arena-changed = { $file } の配札は、今では別の結果になります。ボットかルールが変わりました。--resume を付けずに初めから行ってください。
arena-endless = このルールのゲームが { $moves } 手を過ぎても終わりません（シード { $seed }）。
arena-no-ray = ray が入っていません。pip install "drakehall[ray]" で入ります。
arena-no-plots = 報告のページには matplotlib が要ります。pip install "drakehall[report]" で入ります。
file-unwritable = { $file } に書き込めません。

core-mixed = { $game } のコアは混ざっています。全体は { $build } ですが、次の部分は違います：{ $modules }
core-other = { $game } のコアは { $build } で、{ $expected } ではありません。

# --- 検査、再生、記録 --------------------------------------------------------------------------------

because = { $text }{ $reason }

help-usage = 使い方: { $usage }
help-commands = コマンド:
help-options = オプション:
command-drakehall = カードゲームで遊び、ルールを検査し、記録を再生します。
command-arena =
    ボットどうしを対戦させます。どの配札も、すべての席で一度ずつ行います。
    Ctrl-C で止めると、そこまでの結果を示します。--resume で続きから行えます。
command-page = ブラウザで、ボットや友だちと遊ぶ。コマンドを付けない drakehall も同じ。
command-play = ゲーム（three-dragon-ante か draco）をボット相手に、または一つの端末で友人と遊びます。
command-bench = この機械でゲームがどれだけ速く進むかを計ります。
command-playouts = 多くの乱数対戦をすべての CPU コアで行い、数えます。
command-check =
    シナリオのファイルと、フォルダーの中のすべての *.toml を実行します。
    終了コードは、失敗がなければ 0、あれば 1、ファイルやフォルダーが誤っていれば 2 です。
command-replay = 記録や連戦を文章で再生します。
command-rules = ゲームのルールの選択肢、名前のついたルール、今のルールとその根拠を表示します。
command-join =
    サーバーの卓で遊びます。URL は卓のリンクか、自分専用のリンクです。
    専用リンクがないときは --name で席に着きます。--watch は観戦だけします。
command-protocol = 卓とクライアントの間のメッセージの JSON Schema を表示します。
command-serve = ブラウザ、端末、ボットのために卓を開くサーバーを動かします。
command-verify =
    サーバーから受け取った記録の配札と、その中のすべての偶然の結果を確かめます。
    終了コードは、すべて正しければ 0、正しくないものがあれば 1 です。
command-version = バージョンと、コアがコンパイル済みかどうかを表示します。
flag-help = この説明を表示します。
flag-version = バージョンを表示します。
flag-lang = 言語。省略するとシステムの言語になります。
flag-seats = 誰が遊ぶかを手番の順に書きます（you、you:名前、bot、または bot: に easy、fair、hard、expert、random、rules、search のどれか）。省略すると you,bot,bot です。
flag-seed = このシードのゲームを配ります。
flag-set = ルールを一つ変えます。何度でも書けます。
flag-rules = TOML ファイルからルールを読みます。
flag-preset = 名前のついたルールを使います。--rules と --set の方が優先します。一覧は rules コマンドで見られます。
flag-hints = 選ぶ前に示すもの。何も示さない（off）、分かるゲームでは正確な確率（reasons）、全員の勝つ見込みも（numbers）、最善の手と決め手まで（advice）。
flag-games = この回数のゲームを続けて遊びます。
flag-players = この人数で遊ぶときのルールを表示します。
flag-plain = 文字だけの行で表示します（今のところ、これだけです）。
flag-resume = 最後に中断したゲーム、またはファイルの記録の続きを遊びます。
flag-from = この手から始めます。
flag-game = このゲームを計ります。省略するとすべてです。
flag-seconds = 一つのゲームを計る秒数。省略すると 4 です。
flag-json = JSON で出力します。
flag-threads = この数のスレッドで行います。省略すると CPU コアの数です。
flag-arena-game = 対戦するゲーム。
flag-arena-seats = 手番順のボット（例：search,rules,rules）。random、rules、search、easy、fair、hard、expert のいずれか。
flag-arena-seed = このシードに当たる配札で行います。省くと 0。
flag-arena-resume = 同じボット・ルール・シードの対戦を、中断したところから続けます。配札の数は増やせます。
flag-arena-json = 結果を JSON でこのファイルに書きます。
flag-deals = この数の配札を、それぞれ全席で一度ずつ行います。
flag-report = 結果を、図の入ったページ（HTML）としてこのファイルに書きます。
flag-workers = この数のプロセスで行います。省くと CPU コアごとに一つ。結果は同じです。
flag-backend = プロセスを動かす仕組み。loky はこのマシンで、ray は複数のマシンで。
flag-eyes = 一つの席（A から F）または全員の目で見ます。省略すると全員（all）です。
flag-host = 待ち受けるアドレス。省略時はこのコンピューターだけ。
flag-port = 待ち受けるポート。0 なら空いているもの。省略時は 8000。
flag-db = データベースのファイル。省略時は保存ゲームのフォルダーの中。
flag-public-url = 外からサーバーに届くアドレス。リンクに使います。
flag-metrics = 監視用の数値を /metrics で出します。
flag-per-address = 一つのアドレスから同時につなげる数。省略時は 200。
flag-name = 席に着くときの名前。
flag-watch = 席に着かずに観戦します。

usage-help = 書き方は { $command } で見られます。
usage-no-command = { $command } というコマンドはありません。使えるのは { $commands } です。
usage-no-option = ここに { $option } というオプションはありません。
usage-missing = { $name } がありません。
usage-choice = { $name } には { $choices } のどれかを書いてください。
usage-number = { $name } には { $least } 以上の整数を書いてください。
usage-value = { $name } の値を読み取れません。
usage-option = { $option } の書き方が違います。値が足りないか、値を取らないオプションです。
usage-too-much = コマンドが受け取るよりも多くのものが書かれています。

check-summary = { $cases } 件中、失敗 { $failed } 件
check-failed =
    { $step ->
        [0] { $file }: { $key }: 期待は { $expected }、実際は { $found }
       *[other] { $file }: ステップ { $step }: { $key }: 期待は { $expected }、実際は { $found }
    }
check-empty-folder = フォルダー { $folder } にはシナリオ（名前が .toml で終わるファイル）がありません。
check-refused = 「{ $move }」の拒否
check-accepted = 受け付けられた
check-changed = 拒否されたのに何かが変わった
check-nothing-before = 手より前に偶然の行がある
check-refusal = 拒否された：{ $reason }
check-nothing = なし

scenario-not-toml =
    { $line ->
        [0] TOML として正しくありません。
       *[other] TOML として正しくありません。{ $line } 行目を読み取れません。
    }
scenario-unknown-key = このようなキーはありません。
scenario-missing-key = このキーが必要です。
scenario-wrong-type = 値の型が違います。
scenario-empty = 文が空なので、どのメッセージにも当てはまってしまいます。
scenario-no-seat = この席には誰もいません。席は { $seats } です。
scenario-no-checks = 何かを確かめるステップがありません。legal、expect、reject のどれかが必要です。
scenario-refused-with-steps = refused のあるファイルにステップは書けません。
scenario-error-without-reject = error は reject と一緒にだけ書けます。
scenario-set-up = ゲームを用意できません。

replay-title = { $game }：{ $players }
replay-cut-off = 記録は途中で切れています。完全に残っている手は { $moves } 手です。
replay-no-seat = { $seat } の席には誰もいません。この記録の席は { $seats } です。
replay-no-move = 記録に { $move } 手目はありません。記録にあるのは { $moves } 手です。

record-not-toml =
    { $line ->
        [0] 記録が TOML として正しくありません。
       *[other] 記録が TOML として正しくありません。{ $line } 行目を読み取れません。
    }
record-missing-key = 記録に { $key } がありません。
record-unknown-key = 記録に { $key } というキーは使えません。
record-wrong-type = 記録の { $key } の値の型が違います。
record-format = 記録の形式は第 { $version } 版ですが、このプログラムが読めるのは第 { $known } 版です。
record-rules = 記録には第 { $version } 版のルールが必要ですが、このプログラムにあるのは第 { $known } 版です。
record-game = 記録は { $game } のもので、{ $found } のものではありません。
record-chance-first = 局面から始まる記録では、最初の手より前に偶然の行を書けません。
record-start = 記録のとおりにゲームを始められません。
record-move = 記録の { $number } 手目「{ $line }」は行えません。
record-two-starts = 記録の始まりは、局面か、前のゲームから引き継いだもののどちらか一方だけです。
series-games = 連戦には games = 整数 が必要です。今ある { $found } 件の記録より少なくはできず、{ $most } までです。
series-mixed = 連戦の { $number } 件目の記録は、ゲームかプレイヤーが最初の記録と違います。
series-unfinished = 連戦の { $number } 件目のゲームが終わっていないのに、次のゲームが続いています。
start-nothing = { $game } のゲームは、前のゲームから何も引き継ぎません。

# --- what the rules refuse: the ruleset ------------------------------------------------------------

game-unknown = { $game } というゲームはありません。ゲーム：{ $games }
players-range = { $players } 人では遊べません。{ $low }〜{ $high } 人用です。
option-unknown = { $key } という選択ルールはありません。使えるもの：{ $known }
option-few-cards = カードが { $size } 枚しかありません。{ $players } 人では足りなくなることがあるので、{ $need } 枚以上をお勧めします。
preset-unknown = { $game } に { $name } という名前のルールはありません。使えるのは { $known } です。
option-range = 選択ルール { $key } に { $value } は使えません。使える値：{ $allowed }
option-cards = 選択ルール { $key } にはカードの一覧が必要です（{ $value } は使えません）。
option-no-card = 選択ルール { $key }：{ $value } というカードはありません。
option-clash-hand = 選択ルール { $key } が両立しません。手札は { $limit } 枚までです。
option-clash-deck = 選択ルール { $key } が両立しません。山札は { $size } 枚ですが、{ $players } 人には { $need } 枚必要です。
option-no-seat = 選択ルール { $key }：{ $seat } という席はありません。席：{ $seats }
option-no-ability = 選択ルール { $key }：{ $value } という技能はありません。技能：{ $known }
option-abilities = 選択ルール { $key }：技能は異なる二つか、wild-card 一つだけか、なしです（{ $value } は使えません）。
option-clash = 選択ルール { $key } が両立しません。一緒には使えません。
option-clash-teams = 選択ルール { $key } は4人専用です（{ $players } 人では使えません）。
option-clash-survivors = 選択ルール { $key } が { $players } 人と両立しません。残る人数 { $value } はそれより少なくしてください。
option-clash-needs = 選択ルール { $key } だけでは両立しません。{ $needs } が必要です。

# --- what the rules refuse: words, moves, chance ----------------------------------------------------

notation-not-a-line = 「{ $line }」は一行の形になっていません。席（運は *）、動作、その続きの順に書きます。
notation-no-seat = { $seat } という席はありません。席：{ $seats }
notation-no-verb = { $verb } という手はありません。
notation-no-card = { $card } というカードはありません。
notation-no-move = 「{ $move }」という手はありません。
move-over = ゲームは終わっています。もう決めることはありません。
move-other-seat = 今決めるのは { $seat } ではなく { $asked } です。
move-ante-chosen = { $seat } はもうアンティを選んでいます。
move-not-legal = 今「{ $move }」はできません。できるのは：{ $legal }
move-ambiguous = 「{ $move }」では一つに決まりません。候補：{ $options }
chance-empty = 運の結果が空です。
chance-not-now = ここで「{ $outcome }」は起こりません。運に任されるものがありません。
chance-missing = 「{ $outcome }」の結果が書かれておらず、シードもありません。
chance-no-card = 運の結果「{ $outcome }」：{ $card } は対象のカードに含まれていません。
chance-count = 運の結果「{ $outcome }」に必要なカードは { $count } 枚です（{ $found } 枚あります）。
chance-picks = 「{ $outcome }」という選び方はできません。技能は異なる二つか、wild-card 一つだけです。

# --- what the rules refuse: positions ---------------------------------------------------------------

position-unknown-key = 局面：{ $key } という項目はありません。
position-not-now = 局面の { $key }：この場面では意味がありません。
position-type = 局面の { $key }：{ $value } は値の種類が違います。
position-range = 局面の { $key }：{ $value } は { $low }〜{ $high } の範囲にありません。
position-choice = 局面の { $key }：{ $value } は { $allowed } のどれでもありません。
position-no-seat = 局面の { $key }：{ $seat } という席はありません。席：{ $seats }
position-no-card = 局面の { $key }：{ $card } というカードはありません。
position-card-twice = 局面の { $key }：{ $card } が山札にある枚数より多く使われています。
position-hand = 局面の { $key }：手札が { $found } 枚です（0〜{ $limit } 枚）。
position-hand-missing = 局面の { $key }：play の場面では全員の手札が必要です。
position-too-few = 局面の { $key }：{ $need } 枚必要ですが、残りは { $found } 枚しかありません。
position-long-flight = 局面の { $key }：ここでは編隊は { $limit } 枚までです。
position-antes = 局面の { $key }：アンティが { $found } 枚ありますが、プレイヤーは { $limit } 人です。
position-ante-owners = 局面の { $key }：ante の場面では、選んだ席をカードごとに書いてください。
position-played-later = 局面の { $key }：この席はこのラウンドでまだカードを出していません。
position-debt = 局面の { $key }：負債には借り手、貸し手（別の席か賭け金）、金額が必要です。
position-debts = 局面の { $key }：一つの席の負債は { $limit } 件までです。
position-abilities = 局面の { $key }：技能は異なる二つか、wild-card 一つだけか、なしです。
position-out = 局面の { $key }：少なくとも二つの席が残っていなければなりません。

# --- server -------------------------------------------------------------------------------------------

page-ready = Drakehall は { $address } で待っています（Ctrl-C で終了）
page-missing = このインストールには画面がありません。python tools/page.py で作れます。端末では drakehall play で遊べます。
serve-ready = { $address } で動いています（Ctrl-C で終了）
serve-failed = { $host } のポート { $port } でサーバーを始められませんでした。ポートが使用中ではありませんか。

page-unbuilt-title = ブラウザ用のページがまだ作られていません
page-unbuilt = プロジェクトのフォルダで { $command } を実行するとページができます。そのあとサーバーを始め直してください。ページがなくても、端末から drakehall join LINK で遊べます。

server-no-table = その卓はありません。リンクか番号を確かめるか、新しい卓を作ってください。
server-no-seat = この卓に席 { $seat } はありません。
server-not-your-seat = それはあなたの席ではありません。
server-not-host = それができるのは卓の主催者だけです。
server-not-lobby = ゲームはもう始まっています。始まる前にしかできません。
server-not-playing = 進行中のゲームはありません。
server-not-over = ゲームはまだ終わっていません。
server-not-asked = 今は何も聞かれていません。
server-stale = その質問はもう終わりました。今の質問はこちらです。
server-no-hints = この卓ではヒントを出しません。
server-stamp-soon = 次のひとことは少し待ってからどうぞ。
server-hint-late = 今はヒントを出せません。もう一度どうぞ。
server-illegal = 今それは選べません。
server-seat-taken = 席 { $seat } はふさがっています。
server-bad-name = 名前には見える文字が一つは必要です。{ $longest } 文字より後は切られます。
server-contributed = この席はもう配札に言葉を加えました。
server-bad-contribution = 加えられるのは英字、数字、空白、点、ハイフン、下線で、64 文字までです。
server-no-bot = { $level } というボットはありません。
server-not-ready =
    { $count ->
       *[other] まだ準備のできていない人が { $count } 人います。
    }
server-too-few = 席が二つ以上埋まっていなければ始められません。
server-no-change = その選択は変えられません。全員が選び終えたか、だれかに見られています。
server-no-undo = その手は戻せません。何かが明らかになったか、ほかの人が手を進めました。
server-not-absent = 席 { $seat } を待っている人はいません。
server-not-ring = ゲームの途中で出入りできるのはリングゲームの卓だけです。
server-no-watching = この卓は観戦できません。
server-full = 空きがありません。
server-too-fast = 一度に多すぎます。少し待ってください。
server-bad-message = サーバーには意味がわかりませんでした。
server-protocol = 新しい版があります。ページかプログラムを読み直してください。
server-origin = ほかのサイトからここに話しかけることはできません。
server-slow = 長いあいだ何も届きませんでした。
server-sleeping = 卓を読み直しています。もう一度つないでください。
server-too-many-tables = 今は新しい卓の空きがありません。
server-bad-options = そのような卓は作れません。
server-too-big = そのメッセージは大きすぎます。
server-not-ended = 記録はゲームが終わると受け取れます。
server-failed = サーバーで問題が起きました。

# --- join: a table of a server at the terminal -----------------------------------------------------

join-connected = つながりました。あなたの席: { $seats }
join-watching = つながりました。観戦しています。
join-lobby = ゲームの前です。準備ができたら r、始めるには s、やめるには q を入力してください。
join-read = 選択:
join-bad-url = { $url } は卓のリンクではありません。
join-over = ゲームは終わりました。
join-left = 卓を離れました。あなたの席はリンクから戻れるまで残っています。
join-unreachable = { $url } のサーバーにつながりません。

# --- verify ----------------------------------------------------------------------------------------

verify-no-proof = { $file } の記録には配札の証明（# fair- で始まる行）がありません。
verify-wrong-secret = 誤り: 秘密が約束 { $commitment } と合いません。
verify-wrong-seed = 誤り: 記録のシードが、秘密と加えられた言葉から作られるものと違います。
verify-right-seed = 約束と加えられた言葉とシード { $seed } は合っています。
verify-right-moves =
    { $moves ->
       *[other] { $moves } 手すべてがこのシードから導かれます。
    }
verify-wrong-moves = 誤り: 手がこのシードから導かれません: { $reason }
