import type { Format } from '#domain/assets/formats.ts'

/**
 * Apps that open or place a file of each format without a plugin (spec section 2, "compatible apps"), according to the
 * vendors' manuals of 2026. Names are the vendors' own and are not translated.
 */
export const APPS = {
  svg: ['Figma', 'Illustrator', 'Sketch', 'Affinity', 'Inkscape'],
  png: ['Figma', 'Photoshop', 'Sketch', 'PowerPoint', 'Google Slides'],
  jpg: ['Photoshop', 'Lightroom', 'Affinity', 'Figma', 'PowerPoint'],
  webp: ['Photoshop', 'Figma', 'Affinity', 'GIMP'],
  gif: ['Photoshop', 'Figma', 'PowerPoint', 'Keynote', 'Google Slides'],
  'lottie-json': ['LottieFiles', 'Framer', 'Webflow'],
  dotlottie: ['LottieFiles', 'Framer', 'Webflow'],
  glb: ['Blender', 'Spline', 'Godot', 'Unreal Engine'],
  gltf: ['Blender', 'Spline', 'Godot', 'Unreal Engine'],
  avif: ['Chrome', 'Firefox', 'Safari', 'GIMP'],
  ico: ['Windows', 'Visual Studio', 'GIMP'],
  icns: ['macOS', 'Xcode'],
  obj: ['Blender', 'Cinema 4D', 'Maya', 'ZBrush'],
  stl: ['Blender', 'PrusaSlicer', 'Cura', 'Fusion'],
  pdf: ['Illustrator', 'Affinity', 'Inkscape', 'Acrobat', 'Keynote'],
  eps: ['Illustrator', 'CorelDRAW', 'Affinity', 'InDesign', 'Inkscape'],
  webm: ['Chrome', 'Firefox', 'Blender', 'OBS Studio', 'DaVinci Resolve'],
  usdz: ['Quick Look', 'Reality Composer Pro', 'Blender', 'Cinema 4D'],
} as const satisfies Record<Format, readonly [string, ...string[]]>
