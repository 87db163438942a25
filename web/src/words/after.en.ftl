# After a game: how it went, where it turned, the series. The Japanese file has the same messages in the same order.

result-team-you = Your team takes the night
result-team = { $names } take the night as a team
result-chart-gambit = Gold, gambit by gambit
result-chart-round = Points, round by round
result-part-gambit = Gambit
result-part-round = Round
result-start = Start
result-as-table = As a table
result-turning = Turning point
result-turn-gambit = Gambit { $number }: { $name } went ahead for good.
result-turn-round = Round { $number }: { $name } went ahead for good.
result-turn-start = { $name } was ahead from the beginning to the end.
result-watch = Watch this moment
result-no-course = How it went cannot be told just now.
series-after =
    { $games ->
        [one] After one game
       *[other] After { $games } games
    }
series-wins = Games won
series-prize = Prizes
series-score = Score
series-debt = { $debtor } still owes { $creditor } { $gold } gold.
