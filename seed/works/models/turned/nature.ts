import { around, at, ball, bar, ribbed, ring, rounded, together, turned } from './solids.ts'
import { part, type Thing } from './thing.ts'

export const NATURE: readonly Thing[] = [
  {
    name: 'mushroom',
    category: 'plants',
    keywords: 'toadstool forest autumn fungus fairy tale',
    parts: [
      part('stem', 'cream', rounded('0 -44, 14 -44, 16 -38, 10 -18, 9 0, 11 10, 0 10')),
      part('cap', 'red', rounded('0 2, 20 4, 38 2, 42 6, 37 22, 22 37, 0 43'), 0.7),
      part(
        'dots',
        'white',
        together([
          at(ball(8, [1, 0.4, 1]), [0, 42.5, 0]),
          around(at(ball(6.5, [1, 0.45, 1]), [26, 33.5, 0], [0, 0, -42]), 5),
          at(around(at(ball(4.5, [1, 0.5, 1]), [39, 17.5, 0], [0, 0, -68]), 7), [0, 0, 0], [0, 26, 0]),
        ]),
      ),
    ],
  },
  {
    name: 'pine tree',
    category: 'plants',
    keywords: 'fir tree forest nature winter christmas evergreen',
    parts: [
      part('trunk', 'brown', turned('0 -50, 7 -50, 6 -24, 0 -24')),
      part(
        'branches',
        'pine',
        together([
          rounded('0 -30, 30 -32, 33 -28, 18 -8, 0 4'),
          rounded('0 -8, 24 -10, 26 -6, 14 10, 0 22'),
          rounded('0 12, 17 10, 19 14, 8 32, 0 46'),
        ]),
      ),
      part('snow', 'white', rounded('0 31, 7.5 30, 8.5 33, 4 43, 0 49'), 0.3),
    ],
  },
  {
    name: 'potted cactus',
    category: 'plants',
    keywords: 'cactus plant desert pot succulent houseplant',
    parts: [
      part('pot', 'coral', turned('0 -46, 18 -46, 23 -20, 27 -20, 27 -12, 23 -12, 22 -15, 0 -15')),
      part('soil', 'brown', turned('22 0, 0 0').scale(1, -1, 1).translate(0, -14, 0)),
      part(
        'cactus',
        'green',
        together([
          ribbed(rounded('0 -16, 12 -16, 15 0, 15 26, 11 38, 0 43'), 10, 0.14),
          bar(
            [
              [12, 4, 0],
              [24, 5, 0],
              [28, 12, 0],
              [28, 24, 0],
            ],
            6,
          ),
          bar(
            [
              [-12, -4, 0],
              [-22, -3, 0],
              [-26, 3, 0],
              [-26, 12, 0],
            ],
            5.4,
          ),
        ]),
      ),
      part('flower', 'rose', at(together([ball(4), around(at(ball(4.6), [5, 0, 0]), 5)]), [0, 43, 0])),
    ],
  },
  {
    name: 'snowman',
    category: 'snow-and-ice',
    keywords: 'winter snow christmas cold holiday',
    parts: [
      part('snow', 'white', together([at(ball(27), [0, -24, 0]), at(ball(19), [0, 12, 0])]), 0.2),
      part('nose', 'amber', at(turned('0 -1, 4 0, 1 15, 0 16'), [0, 14, 17], [90, 0, 0])),
      part(
        'coal',
        'black',
        together([
          at(ball(2.4), [-7, 19, 16.4]),
          at(ball(2.4), [7, 19, 16.4]),
          at(ball(2.8), [0, -12, 24]),
          at(ball(2.8), [0, -23, 26.6]),
          at(ball(2.8), [0, -34, 25]),
        ]),
      ),
      part(
        'scarf',
        'red',
        together([
          at(ring(13, 5), [0, -2, 0]),
          bar(
            [
              [9, -3, 13],
              [11, -14, 21],
              [12, -24, 25],
            ],
            4,
          ),
        ]),
      ),
      part(
        'hat',
        'black',
        together([
          at(turned('0 0, 20 0, 20 3, 0 3'), [0, 26, 0]),
          at(turned('0 0, 13 0, 12 20, 0 20'), [0, 28, 0]),
        ]),
      ),
      part('hat band', 'red', at(turned('13.4 0, 13.2 5'), [0, 29, 0])),
      part(
        'arms',
        'brown',
        together([
          bar(
            [
              [-15, 2, 0],
              [-32, 12, 2],
              [-40, 22, 2],
            ],
            1.6,
          ),
          bar(
            [
              [15, 2, 0],
              [32, 12, 2],
              [40, 22, 2],
            ],
            1.6,
          ),
        ]),
      ),
    ],
  },
  {
    name: 'ringed planet',
    category: 'space',
    keywords: 'saturn space astronomy ring universe',
    parts: [
      part(
        'planet',
        'amber',
        at(rounded('0 -27, 12 -24, 23 -14, 27 0, 23 14, 12 24, 0 27'), [0, 0, 0], [14, 0, 18]),
      ),
      part('band', 'coral', at(turned('26.4 -8, 27.5 -4, 27.6 -1'), [0, 0, 0], [14, 0, 18])),
      part('upper band', 'yellow', at(turned('27.2 5, 25.6 10, 24.4 12.5'), [0, 0, 0], [14, 0, 18])),
      part('ring', 'lilac', at(turned('34 0, 35 1, 48 1, 49 0, 48 -1, 35 -1, 34 0'), [0, 0, 0], [14, 0, 18])),
    ],
  },
  {
    name: 'sunflower',
    category: 'plants',
    keywords: 'flower plant summer garden yellow blossom',
    parts: [
      part('pot', 'blue', turned('0 -52, 14 -52, 18 -32, 21 -32, 21 -26, 18 -26, 17 -28, 0 -28')),
      part(
        'stem',
        'green',
        bar(
          [
            [0, -30, 0],
            [1, -14, 0],
            [0, 2, 0],
          ],
          2.4,
        ),
      ),
      part(
        'leaves',
        'green',
        together([
          at(ball(13, [1, 0.16, 0.5]), [13, -14, 0], [0, 10, 26]),
          at(ball(12, [1, 0.16, 0.5]), [-12, -8, 0], [0, -10, -28]),
        ]),
      ),
      part(
        'petals',
        'yellow',
        at(around(at(ball(9, [1.22, 0.27, 0.56]), [19, 0, 0], [0, 0, 8]), 13), [0, 22, 3], [72, 0, 0]),
      ),
      part('seeds', 'brown', at(ball(14, [1, 0.36, 1]), [0, 22, 4], [72, 0, 0])),
    ],
  },
]
