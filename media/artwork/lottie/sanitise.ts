import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isObject, type JsonObject, readJson } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { type LottieMeasures, measureLottie } from './measure.ts'
import { animation } from './schema/animation.ts'
import type { Findings } from './schema/rule.ts'
import { compositionRefusal, sizeRefusal } from './violations.ts'

export interface SafeLottie {
  readonly animation: JsonObject
  readonly measures: LottieMeasures
  /** The animation as it is stored, played and downloaded. */
  readonly text: string
}

/**
 * Sanitises every Lottie animation: it is rebuilt from the fields and types of the schema (schema/); all
 * other data is removed. Refuses expressions (`file-expressions`), addresses outside the file
 * (`file-outside-reference`), and animations that no player could show.
 *
 * @param packaged names of the pictures in the animation's package
 */
export function sanitiseLottie(text: string, packaged: ReadonlySet<string> = new Set()): Result<SafeLottie> {
  if (text.length > LIMITS.textBytes) return refuse('file-too-large', `${text.length} characters of Lottie`)
  const read = readJson(text)
  if (read === null) return refuse('file-damaged', 'no JSON')
  if (!isObject(read)) return refuse('file-unknown-format', 'no JSON object')
  const tooLarge = sizeRefusal(read)
  if (tooLarge) return tooLarge
  const found: Findings = { refusals: [], packaged }
  const rebuilt = animation(read, found)
  for (const refusal of found.refusals) return refusal
  if (!isObject(rebuilt)) return refuse('file-unknown-format', 'no animation')
  const measures = measureLottie(rebuilt)
  if (!measures.ok) return measures
  const endless = compositionRefusal(rebuilt)
  return endless ?? accept({ animation: rebuilt, measures: measures.value, text: JSON.stringify(rebuilt) })
}

/** Whether JSON has the shape of a Lottie animation. */
export function looksLikeLottie(value: JsonObject): boolean {
  return Array.isArray(value.layers) && 'fr' in value && 'op' in value
}
