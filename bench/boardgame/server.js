// A boardgame.io server with a game of six hidden hands: `node server.js PORT`.
//
// As in Three-Dragon Ante a deck of 70 cards of ten colours, hands of up to ten, three rounds of
// one card from everybody, the highest flight takes the stakes, and two cards are drawn. Each
// seat is sent its own hand, and of the others' how many cards they hold.
const { Server } = require('boardgame.io/server');

const SEATS = 6;
const ROUNDS = 3;
const COLOURS = ['red', 'blue', 'green', 'black', 'white', 'gold', 'silver', 'bronze', 'brass', 'copper'];

const sum = (cards) => cards.reduce((total, card) => total + card.strength, 0);

function draw(G, seat, count) {
  while (count-- > 0 && G.hands[seat].length < 10) {
    if (!G.deck.length) G.deck = G.discards.splice(0);
    if (G.deck.length) G.hands[seat].push(G.deck.pop());
  }
}

const game = {
  name: 'hidden-hands',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const cards = COLOURS.flatMap((colour) =>
      [1, 2, 3, 5, 7, 9, 11].map((strength) => ({ word: `${colour}-${strength}`, colour, strength })));
    const G = { deck: random.Shuffle(cards), discards: [], hands: [], flights: [], gold: [], stakes: 0, events: [] };
    for (let seat = 0; seat < SEATS; seat++) {
      G.hands.push([]);
      G.flights.push([]);
      G.gold.push(50);
      draw(G, seat, 6);
    }
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => '?'))),
  }),
  moves: {
    play: ({ G, ctx }, place) => {
      const seat = Number(ctx.currentPlayer);
      const [card] = G.hands[seat].splice(place, 1);
      G.flights[seat].push(card);
      G.gold[seat] -= 1;
      G.stakes += 1;
      G.events.push({ kind: 'play', seat, card: card.word });
      if (G.events.length > 12) G.events.shift();
      if (G.flights.every((flight) => flight.length === ROUNDS)) {
        const totals = G.flights.map(sum);
        G.gold[totals.indexOf(Math.max(...totals))] += G.stakes;
        G.stakes = 0;
        G.flights.forEach((flight) => G.discards.push(...flight.splice(0)));
        for (let other = 0; other < SEATS; other++) draw(G, other, 3);
      }
    },
  },
};

Server({ games: [game], origins: [] }).run({ port: Number(process.argv[2]) }, () => console.log('ready'));
