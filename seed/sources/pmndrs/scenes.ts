/** The location of one of the package's panoramas. */
export interface Scene {
  /** Name of the panorama in the package, without `.exr.js`. */
  readonly file: string
  /** The name of the place in a title: `Wide view of …`. */
  readonly place: string
  readonly keywords: readonly string[]
  readonly category: string
  /** Yaw of the views in degrees to the right of the panorama's centre. */
  readonly wide: number
  readonly defocused: number
}

export const SCENES: readonly Scene[] = [
  {
    file: 'apartment',
    place: 'an empty apartment',
    keywords: ['apartment', 'room', 'window', 'sunlight', 'wooden floor', 'home', 'interior'],
    category: 'interiors',
    wide: 55,
    defocused: 60,
  },
  {
    file: 'bridge',
    place: 'a glass bridge between buildings',
    keywords: ['bridge', 'glass', 'architecture', 'office', 'corridor', 'city'],
    category: 'buildings',
    wide: 0,
    defocused: 90,
  },
  {
    file: 'city',
    place: 'a square below towers',
    keywords: ['city', 'skyscraper', 'tower', 'square', 'street', 'overcast', 'architecture'],
    category: 'cities',
    wide: 0,
    defocused: 60,
  },
  {
    file: 'dawn',
    place: 'a rocky desert at dawn',
    keywords: ['dawn', 'desert', 'rock', 'landscape', 'sunrise', 'purple', 'nature', 'sky'],
    category: 'landscapes',
    wide: 40,
    defocused: 50,
  },
  {
    file: 'esplanade',
    place: 'a shopping hall',
    keywords: ['hall', 'shopping', 'mall', 'skylight', 'architecture', 'interior', 'lights'],
    category: 'stores',
    wide: 30,
    defocused: -40,
  },
  {
    file: 'forest',
    place: 'a pine forest',
    keywords: ['forest', 'tree', 'pine', 'plant', 'nature', 'sunlight', 'woods', 'summer'],
    category: 'plants',
    wide: -30,
    defocused: 80,
  },
  {
    file: 'hall',
    place: 'a ballroom',
    keywords: ['hall', 'ballroom', 'chandelier', 'light', 'floor', 'interior', 'party'],
    category: 'buildings',
    wide: 25,
    defocused: -60,
  },
  {
    file: 'lab',
    place: 'an old workshop school',
    keywords: ['laboratory', 'machine', 'school', 'industry', 'green', 'interior', 'science'],
    category: 'science',
    wide: 10,
    defocused: 60,
  },
  {
    file: 'lobby',
    place: 'a bright lobby',
    keywords: ['lobby', 'office', 'bench', 'wooden floor', 'modern', 'interior', 'architecture'],
    category: 'interiors',
    wide: 0,
    defocused: -90,
  },
  {
    file: 'night',
    place: 'a meadow under stars',
    keywords: ['night', 'star', 'sky', 'milky way', 'meadow', 'landscape', 'dark', 'moon'],
    category: 'moon-and-stars',
    wide: 40,
    defocused: -20,
  },
  {
    file: 'park',
    place: 'a green meadow at sunrise',
    keywords: ['park', 'meadow', 'grass', 'sun', 'sunrise', 'sky', 'nature', 'summer', 'green'],
    category: 'landscapes',
    wide: 25,
    defocused: 30,
  },
  {
    file: 'sky',
    place: 'clouds over still water',
    keywords: ['sky', 'cloud', 'blue', 'water', 'weather', 'sun', 'calm'],
    category: 'sun-and-sky',
    wide: 60,
    defocused: 40,
  },
  {
    file: 'studio',
    place: 'a photo studio',
    keywords: ['studio', 'photography', 'camera', 'light', 'softbox', 'backdrop', 'dark'],
    category: 'photography',
    wide: 20,
    defocused: 60,
  },
  {
    file: 'sunrise',
    place: 'misty fields at sunrise',
    keywords: ['sunrise', 'mist', 'field', 'sun', 'landscape', 'autumn', 'nature', 'tree'],
    category: 'landscapes',
    wide: 40,
    defocused: 20,
  },
  {
    file: 'sunset',
    place: 'a venetian quay at sunset',
    keywords: ['sunset', 'venice', 'palace', 'square', 'architecture', 'travel', 'city', 'italy'],
    category: 'cities',
    wide: -30,
    defocused: 70,
  },
  {
    file: 'venice',
    place: 'a lagoon at dawn',
    keywords: ['venice', 'lagoon', 'sea', 'water', 'dawn', 'travel', 'sky', 'italy'],
    category: 'landscapes',
    wide: 70,
    defocused: 60,
  },
  {
    file: 'warehouse',
    place: 'an empty warehouse',
    keywords: ['warehouse', 'concrete', 'industry', 'storage', 'factory', 'light', 'interior'],
    category: 'delivery',
    wide: 0,
    defocused: 80,
  },
  {
    file: 'workshop',
    place: 'a factory floor',
    keywords: ['factory', 'workshop', 'industry', 'machine', 'crane', 'steel', 'interior'],
    category: 'tools',
    wide: 0,
    defocused: 90,
  },
]
