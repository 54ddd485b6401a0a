import type { Crop } from './views.ts'

/** A natural view of a place. */
export interface SceneView {
  /** Distinguishes the views of a place. */
  readonly key: string
  readonly title: string
  readonly crop: Crop
  /** Degrees to the right of the panorama's centre. */
  readonly yaw: number
}

/** The location of one of the package's panoramas. */
export interface Scene {
  /** Name of the panorama in the package, without `.exr.js`. */
  readonly file: string
  /** The name of the place in a title: `Little planet of …`. */
  readonly place: string
  readonly keywords: readonly string[]
  readonly category: string
  readonly views: readonly SceneView[]
  /** Whether its whole sphere makes a little planet: open places with a sky. */
  readonly isPlanet: boolean
  /** Yaw of the defocused view; null where it is only a blur of lamps or darkness. */
  readonly defocused: number | null
  /** Brightness of the photo compared with the usual exposure; 1 without. */
  readonly exposure?: number
}

/** Nature first, then cities, then interiors. */
export const SCENES: readonly Scene[] = [
  {
    file: 'park',
    place: 'a green meadow at sunrise',
    keywords: ['park', 'meadow', 'grass', 'sun', 'sunrise', 'sky', 'nature', 'summer', 'green', 'landscape'],
    category: 'landscapes',
    views: [
      { key: 'meadow', title: 'Green meadow under a clear sky', crop: 'landscape', yaw: 30 },
      { key: 'trees', title: 'Meadow with a row of trees', crop: 'landscape', yaw: -75 },
      { key: 'wide', title: 'Wide green meadow', crop: 'panorama', yaw: -20 },
    ],
    isPlanet: true,
    defocused: 30,
  },
  {
    file: 'sunrise',
    place: 'misty fields at sunrise',
    keywords: [
      'sunrise',
      'mist',
      'field',
      'sun',
      'landscape',
      'autumn',
      'nature',
      'tree',
      'morning',
      'meadow',
    ],
    category: 'landscapes',
    views: [
      { key: 'sun', title: 'Sunrise over misty fields', crop: 'landscape', yaw: 40 },
      { key: 'tree', title: 'Golden tree in the morning mist', crop: 'landscape', yaw: -62 },
      { key: 'wide', title: 'Fields in the morning mist', crop: 'panorama', yaw: 0 },
    ],
    isPlanet: true,
    defocused: 20,
  },
  {
    file: 'venice',
    place: 'a lagoon at dawn',
    keywords: ['venice', 'lagoon', 'sea', 'water', 'dawn', 'travel', 'sky', 'italy', 'quay', 'blue'],
    category: 'landscapes',
    views: [
      { key: 'quay', title: 'Quay of a lagoon at dawn', crop: 'landscape', yaw: 85 },
      { key: 'house', title: 'Brick house by the promenade', crop: 'landscape', yaw: -112 },
      { key: 'wide', title: 'Lagoon in blue light', crop: 'panorama', yaw: 60 },
    ],
    isPlanet: true,
    defocused: 60,
  },
  {
    file: 'forest',
    place: 'a pine forest',
    keywords: ['forest', 'tree', 'pine', 'plant', 'nature', 'sunlight', 'woods', 'summer', 'landscape'],
    category: 'plants',
    views: [
      { key: 'light', title: 'Sunlight between pines', crop: 'landscape', yaw: 20 },
      { key: 'ground', title: 'Mossy ground in a pine forest', crop: 'landscape', yaw: -75 },
      { key: 'tall', title: 'Tall pines', crop: 'portrait', yaw: 132 },
    ],
    isPlanet: true,
    defocused: 80,
  },
  {
    file: 'sky',
    place: 'clouds over still water',
    keywords: ['sky', 'cloud', 'blue', 'water', 'weather', 'sun', 'calm', 'sea', 'nature'],
    category: 'sun-and-sky',
    views: [
      { key: 'clouds', title: 'Clouds above still water', crop: 'landscape', yaw: 45 },
      { key: 'mirror', title: 'Clouds mirrored in water', crop: 'landscape', yaw: -105 },
      { key: 'tall', title: 'Towering clouds over water', crop: 'portrait', yaw: 60 },
    ],
    isPlanet: false,
    defocused: 40,
  },
  {
    file: 'sunset',
    place: 'a venetian quay at sunset',
    keywords: ['sunset', 'venice', 'palace', 'square', 'architecture', 'travel', 'city', 'italy'],
    category: 'cities',
    views: [
      { key: 'palace', title: 'Palace on a Venetian square', crop: 'landscape', yaw: -68 },
      { key: 'promenade', title: 'Lagoon promenade at sunset', crop: 'landscape', yaw: 45 },
      { key: 'tower', title: 'Column and bell tower in Venice', crop: 'portrait', yaw: -145 },
      { key: 'wide', title: 'Venetian square at sunset', crop: 'panorama', yaw: -20 },
    ],
    isPlanet: true,
    defocused: 70,
  },
  {
    file: 'dawn',
    place: 'a rocky desert at dawn',
    keywords: ['dawn', 'desert', 'rock', 'landscape', 'sunrise', 'purple', 'nature', 'sky', 'stone'],
    category: 'landscapes',
    views: [
      { key: 'desert', title: 'Rocky desert at dawn', crop: 'landscape', yaw: 60 },
      { key: 'plateau', title: 'Desert plateau in violet light', crop: 'landscape', yaw: -110 },
      { key: 'wide', title: 'Desert horizon at dawn', crop: 'panorama', yaw: 20 },
    ],
    isPlanet: true,
    defocused: 50,
  },
  {
    file: 'city',
    place: 'a square below towers',
    keywords: ['city', 'skyscraper', 'tower', 'square', 'street', 'overcast', 'architecture'],
    category: 'cities',
    views: [
      { key: 'towers', title: 'Towers above a city square', crop: 'landscape', yaw: 15 },
      { key: 'crossing', title: 'Glass tower at a crossing', crop: 'landscape', yaw: 88 },
      { key: 'wide', title: 'City square under an overcast sky', crop: 'panorama', yaw: 50 },
    ],
    isPlanet: false,
    defocused: 60,
  },
  {
    file: 'apartment',
    place: 'an empty apartment',
    keywords: ['apartment', 'room', 'window', 'sunlight', 'wooden floor', 'home', 'interior'],
    category: 'interiors',
    views: [
      { key: 'window', title: 'Sunlit window of an empty apartment', crop: 'landscape', yaw: 55 },
      { key: 'doors', title: 'Doorways of an empty apartment', crop: 'landscape', yaw: -45 },
    ],
    isPlanet: false,
    defocused: 60,
  },
  {
    file: 'lobby',
    place: 'a bright lobby',
    keywords: ['lobby', 'office', 'bench', 'wooden floor', 'modern', 'interior', 'architecture'],
    category: 'interiors',
    views: [
      { key: 'benches', title: 'Bright lobby with red benches', crop: 'landscape', yaw: -20 },
      { key: 'stairs', title: 'Stairs of a bright lobby', crop: 'landscape', yaw: 140 },
    ],
    isPlanet: false,
    defocused: -90,
  },
  {
    file: 'bridge',
    place: 'a glass bridge between buildings',
    keywords: ['bridge', 'glass', 'architecture', 'office', 'corridor', 'city'],
    category: 'buildings',
    views: [
      { key: 'corridor', title: 'Glass footbridge in perspective', crop: 'landscape', yaw: 46 },
      { key: 'outlook', title: 'View through a glass footbridge', crop: 'landscape', yaw: -30 },
    ],
    isPlanet: false,
    defocused: 90,
  },
  {
    file: 'hall',
    place: 'a ballroom',
    keywords: ['hall', 'ballroom', 'chandelier', 'light', 'floor', 'interior', 'party'],
    category: 'buildings',
    views: [
      { key: 'chandeliers', title: 'Ballroom with chandeliers', crop: 'landscape', yaw: 30 },
      { key: 'stage', title: 'Stage of a ballroom', crop: 'landscape', yaw: 135 },
    ],
    isPlanet: false,
    defocused: null,
  },
  {
    file: 'esplanade',
    place: 'a shopping hall',
    keywords: ['hall', 'shopping', 'mall', 'skylight', 'architecture', 'interior', 'lights'],
    category: 'stores',
    views: [
      { key: 'gallery', title: 'Shopping hall with a gallery', crop: 'landscape', yaw: 50 },
      { key: 'skylights', title: 'Skylights above a shopping hall', crop: 'landscape', yaw: -60 },
    ],
    isPlanet: false,
    defocused: -40,
  },
  {
    file: 'night',
    place: 'a meadow under stars',
    keywords: ['night', 'star', 'sky', 'milky way', 'meadow', 'landscape', 'dark', 'tree'],
    category: 'moon-and-stars',
    views: [
      { key: 'stars', title: 'Stars above a dry meadow', crop: 'landscape', yaw: 20 },
      { key: 'trees', title: 'Trees under the night sky', crop: 'landscape', yaw: 130 },
    ],
    isPlanet: false,
    defocused: null,
    exposure: 0.3,
  },
  {
    file: 'lab',
    place: 'an old workshop school',
    keywords: ['laboratory', 'machine', 'school', 'industry', 'green', 'interior', 'science'],
    category: 'science',
    views: [
      { key: 'motors', title: 'Motors in a training workshop', crop: 'landscape', yaw: 10 },
      { key: 'windows', title: 'Green workshop with tall windows', crop: 'landscape', yaw: -50 },
    ],
    isPlanet: false,
    defocused: null,
  },
  {
    file: 'warehouse',
    place: 'an empty warehouse',
    keywords: ['warehouse', 'concrete', 'industry', 'storage', 'factory', 'light', 'interior'],
    category: 'delivery',
    views: [
      { key: 'floor', title: 'Floor of an empty warehouse', crop: 'landscape', yaw: -60 },
      { key: 'lamps', title: 'Lamps of an empty warehouse', crop: 'landscape', yaw: 60 },
    ],
    isPlanet: false,
    defocused: 80,
  },
  {
    file: 'workshop',
    place: 'a factory floor',
    keywords: ['factory', 'workshop', 'industry', 'machine', 'crane', 'steel', 'interior'],
    category: 'tools',
    views: [
      { key: 'crane', title: 'Factory hall with a crane', crop: 'landscape', yaw: 35 },
      { key: 'benches', title: 'Workbenches of a factory', crop: 'landscape', yaw: -45 },
    ],
    isPlanet: false,
    defocused: 90,
  },
  {
    file: 'studio',
    place: 'a photo studio',
    keywords: ['studio', 'photography', 'camera', 'light', 'softbox', 'backdrop'],
    category: 'photography',
    views: [{ key: 'backdrop', title: 'White backdrop of a photo studio', crop: 'landscape', yaw: -90 }],
    isPlanet: false,
    defocused: null,
  },
]
