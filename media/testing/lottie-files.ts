import fc from 'fast-check'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { CANARY_ADDRESS, CANARY_SCRIPT } from './canary.ts'
import { jsonSpelling } from './spellings.ts'

type Value = null | boolean | number | string | Value[] | { [key: string]: Value }

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const still = (k: Value): Value => ({ a: 0, k })
const moving = (from: number, to: number): Value => ({
  a: 1,
  k: [
    { t: 0, s: [from], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
    { t: 30, s: [to] },
  ],
})
const ks: Value = {
  o: still(100),
  r: moving(0, 90),
  p: { s: true, x: still(20), y: moving(0, 9) },
  a: still([0, 0]),
  s: still([100, 100]),
}
const common = { ip: 0, op: 30, st: 0, sr: 1, ks }
const shapes: Value = [
  {
    ty: 'gr',
    nm: 'group',
    it: [
      { ty: 'rc', s: still([20, 10]), p: still([0, 0]), r: still(0) },
      {
        ty: 'sh',
        ks: still({
          c: true,
          i: [
            [0, 0],
            [0, 0],
          ],
          o: [
            [0, 0],
            [0, 0],
          ],
          v: [
            [0, 0],
            [9, 9],
          ],
        }),
      },
      {
        ty: 'sr',
        sy: 1,
        pt: still(5),
        p: still([0, 0]),
        r: still(0),
        or: still(9),
        os: still(0),
        ir: still(4),
        is: still(0),
      },
      { ty: 'fl', c: still([0, 0, 1, 1]), o: still(100) },
      {
        ty: 'gf',
        t: 1,
        s: still([0, 0]),
        e: still([9, 9]),
        o: still(100),
        g: { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1]) },
      },
      { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
    ],
  },
]
const words: Value = { s: 12, f: 'F', t: 'Words', j: 0, tr: 0, lh: 14, ls: 0, fc: [0, 0, 0] }

/** An animation that uses most features of Lottie. */
export const GOOD_LOTTIE: { [key: string]: Value } = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 30,
  w: 40,
  h: 40,
  assets: [
    { id: 'picture', w: 1, h: 1, u: '', p: PIXEL, e: 1 },
    { id: 'inner', layers: [{ ty: 4, ind: 1, ...common, shapes }] },
  ],
  fonts: { list: [{ fName: 'F', fFamily: 'Arimo', fStyle: 'Regular', ascent: 70 }] },
  layers: [
    {
      ty: 4,
      ind: 1,
      nm: 'shapes',
      ...common,
      shapes,
      cl: 'shape',
      ef: [{ ty: 5, nm: 'e', ef: [{ ty: 0, nm: 'v', v: still(1) }] }],
    },
    { ty: 2, ind: 2, refId: 'picture', ...common },
    { ty: 0, ind: 3, refId: 'inner', w: 40, h: 40, ...common },
    {
      ty: 1,
      ind: 4,
      sw: 9,
      sh: 9,
      sc: '#ff0000',
      ...common,
      hasMask: true,
      masksProperties: [
        {
          mode: 'a',
          inv: false,
          o: still(100),
          x: still(0),
          pt: still({ c: true, i: [[0, 0]], o: [[0, 0]], v: [[0, 0]] }),
        },
      ],
    },
    {
      ty: 5,
      ind: 5,
      ...common,
      t: { d: { k: [{ t: 0, s: words }] }, p: {}, m: { g: 1, a: still([0, 0]) }, a: [] },
    },
  ],
  markers: [{ cm: 'start', tm: 0, dr: 1 }],
}

/** Hostile values: scripts and outside addresses, in forms that a player might coerce to text. */
const scripts = [CANARY_SCRIPT, `var $bm_rt=${CANARY_SCRIPT}`, `$bm_rt=[${CANARY_SCRIPT},1]`]
const addresses = [
  CANARY_ADDRESS,
  `//canary.test/x.png`,
  `javascript:${CANARY_SCRIPT}`,
  `${CANARY_ADDRESS}.json`,
]
const markup = [
  `"><img src=x onerror=${CANARY_SCRIPT}>`,
  `<img src="${CANARY_ADDRESS}" onerror="${CANARY_SCRIPT}">`,
  `a;}@import url(${CANARY_ADDRESS});`,
  `url(${CANARY_ADDRESS})`,
]
const disguises: readonly ((text: string) => Value)[] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => [text],
  (text) => [[text]],
  (text) => ({ 0: text, length: 1 }),
  (text) => ({ k: text }),
  (text) => ({ a: 0, k: 1, x: text }),
  (text) => [{ fPath: text, fFamily: text, origin: 1, fOrigin: 'g', p: text, u: '', x: text }],
]
const KEYS =
  'x x x x x x p p u u fPath fFamily p fPath fOrigin origin fFamily fStyle fWeight fName cl ln sc refId id nm t e k s path layers chars data href src xt xf mode v ef d f fc list __proto__ constructor toString slots sid'.split(
    ' ',
  )

const payload = fc
  .tuple(fc.constantFrom(...scripts, ...addresses, ...markup), fc.constantFrom(...disguises))
  .map(([text, disguise]) => disguise(text))
const change = fc.record({
  place: fc.integer({ min: 0, max: 9_999 }),
  key: fc.constantFrom(...KEYS),
  value: payload,
  asList: fc.boolean(),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** The text of a good animation with up to three hostile changes, its strings escaped in several ways. */
export const hostileLottie: fc.Arbitrary<string> = fc
  .tuple(fc.array(change, { minLength: 1, maxLength: 3 }), jsonSpelling)
  .map(([changes, spell]) => {
    const text = changes.reduce((json, one) => applied(json, one), JSON.stringify(GOOD_LOTTIE))
    return text.replace(/canary[^"\\]*|https:[^"\\]*/g, spell)
  })

/** Sets the payload under a key of some object of the animation, in addition to or instead of its value. */
function applied(json: string, { place, key, value, asList }: Change): string {
  const root = JSON.parse(json) as Value
  const all = objectsOf(root)
  // Half of the changes are made to assets, fonts, layers and texts, which are few among all the properties.
  const named = all.filter((one) => ['id', 'fName', 'ty', 'refId', 'cm', 'd'].some((name) => name in one))
  const objects = place % 2 === 0 ? all : named
  const target = objects[place % objects.length]
  if (!target) return json
  const keys = Object.keys(target)
  const instead = place % 3 === 0 ? (keys[place % Math.max(1, keys.length)] ?? key) : key
  Object.defineProperty(target, instead, {
    value: asList ? asObject(target[instead] ?? value) : value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return JSON.stringify(root)
}

/** A list as an object that players iterate like a list. */
function asObject(value: Value): Value {
  return Array.isArray(value) ? { ...Object.fromEntries(value.entries()), length: value.length } : value
}

function objectsOf(value: Value): { [key: string]: Value }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsOf)
  return Array.isArray(value) ? inner : [value, ...inner]
}

const entryName = fc.constantFrom(
  'a/../x.json',
  'a\\..\\x.json',
  '/etc/x.json',
  's/machine.json',
  'S/machine.json',
  't/theme.json',
  'scripts/a.js',
  'i/x.svg',
  'images/x.html',
  'a/b/c.json',
  'a/\u0000.json',
)
const packageChange = fc.oneof(
  fc.tuple(entryName, payload).map(([name, value]) => ({ [name]: JSON.stringify(value) })),
  fc
    .tuple(
      fc.constantFrom('id', 'themes', 'stateMachines', 'initial', 'url', 'background', 'generator'),
      payload,
    )
    .map(([key, value]) => ({
      'manifest.json': JSON.stringify({
        version: '2',
        animations: [{ id: 'a', [key]: value }],
        [key]: value,
      }),
    })),
)

/** dotLottie packages with a hostile animation, entry or manifest. */
export const hostilePackage: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    fc.oneof(fc.constant(JSON.stringify(GOOD_LOTTIE)), hostileLottie),
    fc.array(packageChange, { maxLength: 2 }),
  )
  .map(([animation, changes]) => packageOf(animation, Object.assign({}, ...changes)))

/** A package with one animation and other entries. */
export function packageOf(animation: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  const manifest = JSON.stringify({ version: '2', animations: [{ id: 'a' }] })
  const files: Zippable = {}
  for (const [name, text] of Object.entries({
    'manifest.json': manifest,
    'a/a.json': animation,
    ...others,
  })) {
    files[name] = strToU8(text)
  }
  return zipSync(files)
}
