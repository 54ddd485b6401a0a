import { around, at, ball, bar, ribbed, ring, rounded, together, turned } from './solids.ts'
import { part, type Thing } from './thing.ts'

export const FOOD: readonly Thing[] = [
  {
    name: 'donut',
    category: 'sweets',
    keywords: 'doughnut sweet bakery icing sprinkles dessert snack',
    parts: [
      part('dough', 'tan', ring(30, 17)),
      part('icing', 'pink', at(ring(30, 16.6), [0, 2.4, 0]), 0.7),
      part('sprinkles', 'violet', sprinkles(9, 25, 7), 0.6),
      part('more sprinkles', 'yellow', sprinkles(11, 34, 40), 0.6),
    ],
  },
  {
    name: 'cupcake',
    category: 'sweets',
    keywords: 'muffin cake bakery frosting cherry birthday dessert sweet',
    parts: [
      part('cup', 'lilac', ribbed(turned('0 -40, 22 -40, 23 -39, 32 -6, 31 -4, 0 -4'), 24, 0.06)),
      part(
        'frosting',
        'pink',
        together([
          at(ring(21, 12), [0, 1, 0]),
          at(ring(15, 10), [0, 13, 0]),
          at(ring(8, 8), [0, 23, 0]),
          at(ball(9), [0, 27, 0]),
          rounded('0 -4, 26 -2, 22 8, 12 20, 0 28'),
        ]),
        0.5,
      ),
      part('cherry', 'red', at(ball(7), [0, 40, 0]), 0.9),
      part(
        'stalk',
        'brown',
        bar(
          [
            [0, 46, 0],
            [1, 50, 0],
            [4, 54, 1],
          ],
          0.9,
        ),
      ),
    ],
  },
  {
    name: 'ice cream cone',
    category: 'sweets',
    keywords: 'ice-cream gelato scoop summer dessert sweet waffle',
    parts: [
      part('cone', 'amber', turned('0 -62, 2 -61, 21 -8, 22 -5, 20 -4, 0 -4')),
      part('rim', 'tan', at(ring(20.5, 3), [0, -6, 0])),
      part('strawberry', 'pink', together([at(ball(20), [-11, 8, 0]), at(ring(17, 4.5), [-9, -1, 0])])),
      part('mint', 'mint', at(ball(19), [13, 10, -3])),
      part('vanilla', 'cream', at(ball(19), [1, 28, 2])),
      part('cherry', 'red', at(ball(6.5), [2, 50, 3]), 0.9),
    ],
  },
  {
    name: 'apple',
    category: 'fruit-and-vegetables',
    keywords: 'fruit red healthy food school',
    parts: [
      part('flesh', 'red', rounded('0 -30, 6 -36, 18 -36, 32 -20, 37 2, 32 22, 20 31, 8 29, 0 22'), 0.8),
      part(
        'stalk',
        'brown',
        bar(
          [
            [0, 20, 0],
            [1, 32, 0],
            [5, 42, 0],
          ],
          1.8,
        ),
      ),
      part('leaf', 'green', at(ball(11, [1, 0.18, 0.5]), [15, 37, 0], [0, 20, 24]), 0.5),
    ],
  },
  {
    name: 'pear',
    category: 'fruit-and-vegetables',
    keywords: 'fruit green healthy food',
    parts: [
      part('flesh', 'yellow', rounded('0 -38, 8 -43, 22 -41, 34 -22, 30 -2, 18 16, 14 32, 8 40, 0 39'), 0.7),
      part(
        'stalk',
        'brown',
        bar(
          [
            [0, 38, 0],
            [0, 46, 0],
            [3, 54, 0],
          ],
          1.6,
        ),
      ),
      part('leaf', 'green', at(ball(10, [1, 0.18, 0.5]), [12, 47, 0], [0, 20, 20]), 0.5),
    ],
  },
  {
    name: 'pumpkin',
    category: 'fruit-and-vegetables',
    keywords: 'halloween autumn harvest vegetable squash',
    parts: [
      part(
        'flesh',
        'amber',
        ribbed(rounded('0 -26, 12 -31, 32 -25, 44 -2, 36 20, 16 29, 6 25, 0 20'), 10, 0.13),
        0.5,
      ),
      part(
        'stalk',
        'pine',
        bar(
          [
            [0, 20, 0],
            [0, 32, 0],
            [4, 40, 1],
            [10, 43, 2],
          ],
          4,
        ),
      ),
    ],
  },
  {
    name: 'lollipop',
    category: 'sweets',
    keywords: 'candy sweet sugar stick party',
    parts: [
      part('candy', 'rose', at(ball(27, [1, 1, 0.34]), [0, 24, 0]), 0.9),
      part('swirl', 'white', at(swirl(), [0, 24, 0]), 0.8),
      part('stick', 'white', at(turned('0 -34, 2.2 -34, 2.2 34, 0 34'), [0, -30, 0])),
    ],
  },
  {
    name: 'cup of coffee',
    category: 'drinks',
    keywords: 'coffee mug tea drink breakfast cafe hot',
    parts: [
      part(
        'mug',
        'teal',
        together([
          rounded('0 -34, 22 -34, 27 -30, 28 0, 28 28, 26.5 30, 25 28, 25 0, 24 -26, 20 -29, 0 -29'),
          bar(
            [
              [27, 18, 0],
              [42, 16, 0],
              [45, 0, 0],
              [40, -14, 0],
              [27, -18, 0],
            ],
            3.8,
          ),
        ]),
        0.7,
      ),
      part('coffee', 'brown', turned('25 20, 0 20').scale(1, -1, 1).translate(0, 40, 0)),
      part('saucer', 'mint', rounded('0 -36, 20 -37, 42 -31, 43 -29, 40 -29, 22 -33, 0 -33'), 0.6),
    ],
  },
]

/** Sprinkles on the icing of a ring. */
function sprinkles(count: number, radius: number, shift: number) {
  const one = (index: number) => {
    const angle = shift + index * 137.5
    const [x, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    const height = 2.4 + Math.sqrt(16.6 ** 2 - (radius - 30) ** 2)
    return at(ball(1.4, [2.8, 1, 1]), [x, height, z], [0, index * 71, 0])
  }
  return together(Array.from({ length: count }, (_, index) => one(index)))
}

/** A spiral on both sides of a flat ball. */
function swirl() {
  const side = Array.from({ length: 26 }, (_, step) => {
    const [angle, radius] = [step * 0.62, 1.5 + step * 0.86]
    const depth = 0.34 * Math.sqrt(27 ** 2 - radius ** 2)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, depth] as const
  })
  return around(bar(side, 1.9), 2)
}
