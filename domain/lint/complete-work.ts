import type { LintedWork } from './work.ts'

/** A work without findings: examples and tests change one thing of it. */
export const COMPLETE_WORK: LintedWork = {
  kind: 'icon',
  form: 'item',
  title: 'Red heart',
  keywords: ['heart', 'love', 'valentine'],
  hasCategory: true,
  generativeAi: false,
  priceCents: null,
  processing: 'ready',
  refusal: null,
  fileName: 'red-heart.svg',
  bytes: 900,
  format: 'svg',
  width: 24,
  height: 24,
  margins: { left: 2, top: 2, right: 2, bottom: 2 },
  durationMs: null,
  frameRate: null,
  triangles: null,
  facts: null,
  packStroke: null,
  similar: [],
}
