/** The colours of one scene, from the background light to the darkest foreground. */
export interface Palette {
  readonly skyTop: string
  readonly skyBottom: string
  /** Sun, moon, lit windows. */
  readonly glow: string
  readonly far: string
  readonly middle: string
  readonly near: string
  readonly ground: string
  /** The accent colour. */
  readonly accent: string
  readonly second: string
  readonly ink: string
  readonly paper: string
}

/** Palettes around the brand's violet, with warm lights and cool shades. */
export const PALETTES = {
  morning: {
    skyTop: '#cfd6ff',
    skyBottom: '#ffe9dc',
    glow: '#fff6e0',
    far: '#b3b9f5',
    middle: '#8d8df0',
    near: '#6563ff',
    ground: '#3d3a9e',
    accent: '#ff8f6b',
    second: '#ffc56e',
    ink: '#232150',
    paper: '#fdf8f2',
  },
  noon: {
    skyTop: '#8fd3f4',
    skyBottom: '#e8f7f3',
    glow: '#fff3c4',
    far: '#a8dccb',
    middle: '#62bfa4',
    near: '#2f9c84',
    ground: '#1f6f66',
    accent: '#ff7a59',
    second: '#ffd166',
    ink: '#143c40',
    paper: '#f6fbf7',
  },
  evening: {
    skyTop: '#5b4fd6',
    skyBottom: '#ffab8f',
    glow: '#ffe3a8',
    far: '#b07cd6',
    middle: '#7f56c9',
    near: '#56379e',
    ground: '#331f66',
    accent: '#ff6f7d',
    second: '#ffcf70',
    ink: '#1d123f',
    paper: '#fff2ea',
  },
  night: {
    skyTop: '#12123a',
    skyBottom: '#3f3aa0',
    glow: '#f5efff',
    far: '#37348c',
    middle: '#2a276f',
    near: '#1e1b55',
    ground: '#131138',
    accent: '#8f8dff',
    second: '#ffd166',
    ink: '#0b0a26',
    paper: '#e9e7ff',
  },
  desert: {
    skyTop: '#ffd9b0',
    skyBottom: '#fff0dc',
    glow: '#ffffff',
    far: '#f7b58c',
    middle: '#ee8f68',
    near: '#d86a52',
    ground: '#9c4048',
    accent: '#2f9c84',
    second: '#6563ff',
    ink: '#4b1f33',
    paper: '#fff7ec',
  },
  winter: {
    skyTop: '#a9c4ee',
    skyBottom: '#eef4ff',
    glow: '#fffaf0',
    far: '#c9d8f5',
    middle: '#93aee0',
    near: '#5f7fc4',
    ground: '#f7faff',
    accent: '#e8556d',
    second: '#6563ff',
    ink: '#24345e',
    paper: '#ffffff',
  },
  rain: {
    skyTop: '#6d7fa8',
    skyBottom: '#c3cfe0',
    glow: '#e9eef6',
    far: '#9aa9c7',
    middle: '#7486ad',
    near: '#536790',
    ground: '#36466b',
    accent: '#ffcf5c',
    second: '#6563ff',
    ink: '#1f2a47',
    paper: '#eef2f8',
  },
  blossom: {
    skyTop: '#ffdbe6',
    skyBottom: '#fff5ee',
    glow: '#ffffff',
    far: '#f7bccf',
    middle: '#ee91b0',
    near: '#c9648f',
    ground: '#7c3a6b',
    accent: '#6563ff',
    second: '#ffc15e',
    ink: '#3e1b3f',
    paper: '#fff8f6',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
