import { around, at, ball, bar, ring, rounded, together, turned } from './solids.ts'
import { metal, part, type Thing } from './thing.ts'

export const OBJECTS: readonly Thing[] = [
  {
    name: 'space rocket',
    category: 'space',
    keywords: 'rocket spaceship start launch science',
    parts: [
      part('hull', 'white', rounded('0 -24, 13 -24, 19 -6, 18 14, 12 30, 10 34'), 0.6),
      part('nose', 'red', rounded('10.3 33, 6 42, 0 50'), 0.7),
      part('fins', 'red', around(at(ball(15, [0.62, 1, 0.16]), [18, -24, 0], [0, 0, 16]), 3), 0.6),
      part('window', 'sky', at(ball(7.5, [1, 1, 0.5]), [0, 11, 16.5]), 0.95),
      part('frame', 'slate', at(ring(8, 2), [0, 11, 17], [90, 0, 0])),
      part('engine', 'slate', turned('0 -24, 9 -24, 12 -33, 10 -33, 7 -27, 0 -27')),
      part('flame', 'yellow', rounded('0 -54, 5 -44, 8 -35, 0 -31'), 0.3),
    ],
  },
  {
    name: 'hot-air balloon',
    category: 'aviation',
    keywords: 'balloon travel sky adventure flight',
    parts: [
      part('envelope', 'coral', gores([0, 2, 4, 6]), 0.5),
      part('stripes', 'cream', gores([1, 3, 5, 7]), 0.5),
      part('basket', 'tan', turned('0 -50, 9 -50, 10 -36, 11 -36, 11 -34, 8 -34, 8 -46, 0 -46')),
      part(
        'ropes',
        'brown',
        around(
          bar(
            [
              [8.6, -35, 0],
              [8.4, -28, 0],
              [8, -22, 0],
            ],
            0.7,
          ),
          4,
        ),
      ),
    ],
  },
  {
    name: 'lighthouse',
    category: 'buildings',
    keywords: 'sea coast tower light navigation harbour',
    parts: [
      part('rock', 'slate', rounded('0 -50, 30 -50, 31 -44, 22 -38, 0 -37')),
      part('tower', 'white', turned('0 -40, 17 -40, 10 20, 0 20')),
      part('stripes', 'red', together([turned('16 -30, 14.6 -18'), turned('13.2 -6, 11.8 6')])),
      part('gallery', 'slate', turned('0 20, 15 20, 15 23, 0 23')),
      part('lamp', 'yellow', turned('0 23, 8 23, 8 35, 0 35'), 0.9),
      part('roof', 'red', rounded('0 35, 11 35, 11 37, 4 46, 0 50')),
      part(
        'railing',
        'slate',
        together([
          at(ring(14, 0.8), [0, 28, 0]),
          around(
            bar(
              [
                [14, 23, 0],
                [14, 25, 0],
                [14, 28, 0],
              ],
              0.6,
            ),
            10,
          ),
        ]),
      ),
    ],
  },
  {
    name: 'table lamp',
    category: 'interiors',
    keywords: 'lamp light home furniture interior reading',
    parts: [
      part('foot', 'teal', rounded('0 -46, 21 -46, 22 -43, 12 -39, 5 -36, 3 -30, 0 -30'), 0.6),
      part(
        'body',
        'teal',
        together([
          at(ball(11), [0, -22, 0]),
          at(ball(8), [0, -6, 0]),
          turned('0 -38, 2.4 -38, 2.4 16, 0 16'),
        ]),
        0.6,
      ),
      part('shade', 'cream', turned('34 4, 20 42, 18.6 42, 32.4 4, 34 4')),
      part('bulb', 'yellow', at(ball(8), [0, 16, 0]), 0.9),
    ],
  },
  {
    name: 'candle',
    category: 'celebrations',
    keywords: 'light flame cosy christmas wax',
    parts: [
      part(
        'plate',
        'violet',
        together([
          rounded('0 -40, 22 -41, 33 -36, 33 -34, 22 -37, 0 -37'),
          at(ring(6, 2), [35, -33, 0], [90, 0, 0]),
        ]),
        0.6,
      ),
      part('wax', 'cream', rounded('0 -38, 15 -38, 16 -36, 15.4 12, 14 17, 9 14, 0 13'), 0.5),
      part(
        'wick',
        'black',
        bar(
          [
            [0, 12, 0],
            [0, 17, 0],
            [1, 21, 0],
          ],
          0.9,
        ),
      ),
      part('flame', 'amber', at(rounded('0 0, 7 6, 8 13, 3 25, 0 32'), [0, 17, 0]), 0.2),
    ],
  },
  {
    name: 'chess pawn',
    category: 'gaming',
    keywords: 'chess game strategy board piece',
    parts: [
      part('base', 'violet', rounded('0 -46, 25 -46, 26 -40, 22 -36, 19 -31, 0 -31'), 0.7),
      part('body', 'violet', rounded('0 -34, 19 -33, 12 -16, 8 4, 10 12, 0 12'), 0.7),
      part('collar', 'lilac', rounded('0 8, 15 9, 16 12, 8 16, 0 16'), 0.7),
      part('head', 'violet', at(ball(15), [0, 29, 0]), 0.7),
    ],
  },
  {
    name: 'gem',
    category: 'fashion',
    keywords: 'diamond jewel crystal treasure luxury',
    parts: [
      part('pavilion', 'sky', turned('0 -40, 40 8', { around: 8 }), 0.95),
      part('crown', 'blue', turned('40 8, 24 28', { around: 8 }), 0.95),
      part('table', 'sky', turned('24 28, 0 28', { around: 8 }), 0.95),
    ],
  },
  {
    name: 'trophy cup',
    category: 'goals',
    keywords: 'trophy award winner prize champion success',
    parts: [
      metal('cup', '#ffd46b', rounded('0 -16, 5 -14, 6 -8, 20 6, 25 24, 26 42, 24 42, 22 24, 12 8, 0 4')),
      metal(
        'handles',
        '#ffd46b',
        around(
          bar(
            [
              [24, 34, 0],
              [39, 33, 0],
              [40, 19, 0],
              [30, 8, 0],
              [19, 6, 0],
            ],
            2.6,
          ),
          2,
        ),
      ),
      metal('foot', '#ffd46b', rounded('0 -30, 15 -30, 14 -26, 5 -20, 4 -12, 0 -12')),
      part('base', 'slate', turned('0 -46, 21 -46, 21 -31, 19 -29, 0 -29')),
      part('plaque', 'yellow', at(ball(7, [1.3, 0.7, 0.2]), [0, -38, 20.6]), 0.8),
    ],
  },
  {
    name: 'hourglass',
    category: 'clocks',
    keywords: 'time sand clock waiting deadline',
    parts: [
      part(
        'ends',
        'brown',
        together([turned('0 -46, 28 -46, 29 -44, 28 -39, 0 -39'), turned('0 39, 28 39, 29 44, 28 46, 0 46')]),
      ),
      part('posts', 'tan', around(at(turned('0 -40, 2.6 -40, 2.6 40, 0 40'), [23, 0, 0]), 3)),
      part('glass', 'sky', rounded('0 -39, 17 -38, 19 -26, 12 -10, 3 0, 12 10, 19 26, 17 38, 0 39'), 0.95),
      part(
        'sand',
        'yellow',
        together([
          rounded('0 -38.6, 17.6 -38, 19.6 -29, 10 -20, 0 -15'),
          rounded('3.2 1, 12.6 10, 17 18, 0 18'),
        ]),
      ),
    ],
  },
  {
    name: 'beach ball',
    category: 'ball-games',
    keywords: 'ball summer beach holiday game inflatable',
    parts: [
      part('white', 'white', panels([0, 3]), 0.7),
      part('red', 'red', panels([1, 4]), 0.7),
      part('blue', 'blue', panels([2, 5]), 0.7),
      part(
        'caps',
        'yellow',
        together([at(ball(8, [1, 0.3, 1]), [0, 38.6, 0]), at(ball(8, [1, 0.3, 1]), [0, -38.6, 0])]),
        0.7,
      ),
    ],
  },
  {
    name: 'traffic cone',
    category: 'construction',
    keywords: 'road safety warning construction street',
    parts: [
      part('base', 'amber', turned('0 -44, 34 -44, 34 -38, 0 -38', { around: 40 })),
      part('cone', 'coral', turned('0 -38, 23 -38, 5 42, 3 44, 0 44')),
      part('stripes', 'white', together([turned('19.6 -20, 16 -4'), turned('13.2 9, 10 23')])),
    ],
  },
  {
    name: 'drum',
    category: 'music',
    keywords: 'music percussion instrument rhythm band',
    parts: [
      part('shell', 'red', turned('0 -24, 34 -24, 34 20, 0 20'), 0.6),
      part('hoops', 'yellow', together([at(ring(34.5, 3), [0, -22, 0]), at(ring(34.5, 3), [0, 19, 0])]), 0.7),
      part('skin', 'cream', turned('33 0, 0 0').scale(1, -1, 1).translate(0, 21, 0)),
      part(
        'cords',
        'white',
        around(
          bar(
            [
              [34.8, -20, 0],
              [34.8, -2, 5],
              [33.4, 17, 10],
            ],
            1,
          ),
          12,
        ),
      ),
      part(
        'sticks',
        'tan',
        together([
          bar(
            [
              [-30, 32, -8],
              [0, 28, 2],
              [26, 25, 10],
            ],
            2,
          ),
          bar(
            [
              [30, 36, -12],
              [4, 30, 0],
              [-22, 25, 12],
            ],
            2,
          ),
        ]),
      ),
    ],
  },
  {
    name: 'spinning top',
    category: 'entertainment',
    keywords: 'toy game play child wood',
    parts: [
      part('lower', 'teal', rounded('0 -42, 3 -40, 8 -28, 30 -8, 36 0')),
      part('band', 'yellow', rounded('36 -1, 38 3, 36 8')),
      part('upper', 'coral', rounded('36 7, 26 16, 10 22, 5 26, 0 26')),
      part('handle', 'tan', together([turned('0 22, 3 22, 3 40, 0 40'), at(ball(6), [0, 40, 0])])),
    ],
  },
  {
    name: 'bauble',
    category: 'celebrations',
    keywords: 'christmas ornament tree decoration ball holiday',
    parts: [
      part('ball', 'red', at(ball(33), [0, -8, 0]), 0.95),
      part('band', 'yellow', at(rounded('31.6 -10, 33.6 -6, 33.6 6, 31.6 10'), [0, -8, 0]), 0.8),
      metal('cap', '#ffd46b', turned('0 23, 8 22, 8 31, 0 31')),
      metal('loop', '#ffd46b', at(ring(5, 1.2), [0, 35, 0], [90, 0, 0])),
    ],
  },
]

/** Eighths of a balloon. */
function gores(eighths: readonly number[]) {
  return together(
    eighths.map((eighth) =>
      rounded('8 -22, 14 -14, 28 6, 32 22, 26 38, 12 47, 0 49', { from: eighth / 8, part: 1 / 8 }),
    ),
  )
}

/** Sixths of a ball. */
function panels(sixths: readonly number[]) {
  const profile = Array.from({ length: 19 }, (_, step) => {
    const angle = (step / 18 - 0.5) * Math.PI
    return `${40 * Math.cos(angle)} ${40 * Math.sin(angle)}`
  }).join(',')
  return together(sixths.map((sixth) => turned(profile, { around: 42, from: sixth / 6, part: 1 / 6 })))
}
