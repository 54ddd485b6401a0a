import type { Drawing } from './drawing.ts'

interface Scene {
  readonly title: string
  readonly keywords: readonly string[]
  readonly sky: string
  readonly light: string
  /** From the far one to the near one. */
  readonly hills: readonly string[]
  readonly sun: readonly [x: number, y: number, radius: number]
  readonly trees: string
}

const SCENES: readonly Scene[] = [
  {
    title: 'Morning over green hills',
    keywords: ['landscape', 'sunrise', 'nature', 'meadow'],
    sky: '#dbeafe',
    light: '#fde68a',
    hills: ['#86efac', '#4ade80', '#16a34a'],
    sun: [90, 90, 34],
    trees: '#166534',
  },
  {
    title: 'Evening in the desert',
    keywords: ['sunset', 'dune', 'heat', 'travel'],
    sky: '#fed7aa',
    light: '#fb7185',
    hills: ['#fdba74', '#fb923c', '#c2410c'],
    sun: [230, 110, 40],
    trees: '#7c2d12',
  },
  {
    title: 'Winter night',
    keywords: ['snow', 'moon', 'cold', 'forest'],
    sky: '#1e3a8a',
    light: '#e0f2fe',
    hills: ['#bfdbfe', '#dbeafe', '#f8fafc'],
    sun: [250, 60, 22],
    trees: '#1e40af',
  },
  {
    title: 'Autumn valley',
    keywords: ['landscape', 'leaves', 'harvest', 'hills'],
    sky: '#fef3c7',
    light: '#f59e0b',
    hills: ['#fcd34d', '#d97706', '#92400e'],
    sun: [160, 80, 28],
    trees: '#78350f',
  },
  {
    title: 'Purple mountains',
    keywords: ['dusk', 'landscape', 'quiet', 'horizon'],
    sky: '#ede9fe',
    light: '#f0abfc',
    hills: ['#c4b5fd', '#8b5cf6', '#5b21b6'],
    sun: [70, 120, 30],
    trees: '#3b0764',
  },
  {
    title: 'Lake in spring',
    keywords: ['water', 'fresh', 'outdoor', 'blossom'],
    sky: '#ecfeff',
    light: '#fef08a',
    hills: ['#a7f3d0', '#5eead4', '#0891b2'],
    sun: [210, 64, 26],
    trees: '#0f766e',
  },
  {
    title: 'Sandy coast at noon',
    keywords: ['beach', 'summer', 'holiday', 'dune'],
    sky: '#e0f2fe',
    light: '#fde047',
    hills: ['#fef3c7', '#fde68a', '#eab308'],
    sun: [130, 48, 20],
    trees: '#4d7c0f',
  },
  {
    title: 'Rainy highlands',
    keywords: ['clouds', 'weather', 'moor', 'grey'],
    sky: '#e5e7eb',
    light: '#f3f4f6',
    hills: ['#9ca3af', '#6b7280', '#374151'],
    sun: [280, 100, 36],
    trees: '#1f2937',
  },
  {
    title: 'Rose garden evening',
    keywords: ['flowers', 'sunset', 'romance', 'park'],
    sky: '#ffe4e6',
    light: '#fb7185',
    hills: ['#fda4af', '#f43f5e', '#9f1239'],
    sun: [40, 76, 24],
    trees: '#4c0519',
  },
  {
    title: 'Cliffs above the sea',
    keywords: ['ocean', 'rocks', 'wind', 'shore'],
    sky: '#cffafe',
    light: '#fef9c3',
    hills: ['#67e8f9', '#94a3b8', '#475569'],
    sun: [190, 56, 18],
    trees: '#0f172a',
  },
  {
    title: 'Lavender fields',
    keywords: ['flowers', 'summer', 'farm', 'scent'],
    sky: '#f5f3ff',
    light: '#fdba74',
    hills: ['#ddd6fe', '#a78bfa', '#7c3aed'],
    sun: [110, 70, 32],
    trees: '#365314',
  },
]

/** Illustrations of our own: a sky, a light, three hills and trees, each with other curves. */
export const ILLUSTRATIONS: readonly Drawing[] = SCENES.map((scene, index) => ({
  title: scene.title,
  keywords: scene.keywords,
  kind: 'illustration',
  style: 'flat',
  svg: sceneSvg(scene, index),
}))

function sceneSvg({ sky, light, hills, sun: [x, y, radius], trees }: Scene, index: number): string {
  const slopes = hills.map((colour, place) => `<path fill="${colour}" d="${slope(place, index)}"/>`).join('')
  const wood = [0, 1, 2, 3]
    .map((place) => tree(40 + place * 66 + index * 5, 196 + ((place + index) % 3) * 9))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"><rect width="320" height="240" fill="${sky}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/>${slopes}<path fill="${trees}" d="${wood}"/></svg>`
}

function slope(place: number, index: number): string {
  const top = 130 + place * 32
  const bend = 18 + ((index * 7 + place * 11) % 30)
  const crest = 90 + ((index * 37 + place * 53) % 140)
  return `M0 ${top}C${crest - 50} ${top - bend} ${crest} ${top + bend} ${crest + 60} ${top}S290 ${top - bend} 320 ${top + 8}V240H0z`
}

function tree(x: number, y: number): string {
  return `M${x} ${y - 34}l13 26h-10v10h-6v-10h-10z`
}
