/** What this folder adds to Next. README.md says what each part gains, and when to delete it. */
export const PARTS = [
  'page-cache',
  'script-hashes',
  'scripts-after-paint',
  'replayed-clicks',
  'unavailable-pages',
  'compile-hints',
  'compressed-files',
  'es-modules',
  'markup-outside-data',
  'whole-page-data',
] as const

export type Part = (typeof PARTS)[number]

/**
 * The parts that `PLAIN_NEXT` switches off: `1` is all of them, else their names, separated by commas.
 *
 * @throws Error where a name is unknown
 */
export function partsOff(value: string | undefined): ReadonlySet<Part> {
  if (value === undefined || value === '') return new Set()
  if (value === '1') return new Set(PARTS)
  return new Set(
    value.split(',').map((name) => {
      const part = PARTS.find((one) => one === name)
      if (part === undefined)
        throw new Error(`PLAIN_NEXT names "${name}". It must be 1, or some of: ${PARTS.join(', ')}.`)
      return part
    }),
  )
}

/** Whether a part is in use, in this build or in this process. */
export function isOn(part: Part): boolean {
  return !partsOff(process.env.PLAIN_NEXT).has(part)
}
