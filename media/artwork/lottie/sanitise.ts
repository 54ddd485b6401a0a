import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isObject, type JsonObject, readJson } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { type LottieMeasures, measureLottie } from './measure.ts'
import { lottieViolations, type PackagedPictures } from './violations.ts'

export interface SafeLottie {
  readonly animation: JsonObject
  readonly measures: LottieMeasures
  /** The animation as it is stored, played and downloaded. */
  readonly text: string
}

/**
 * The one gate for Lottie: refuses expressions (`file-expressions`), anything that lies elsewhere
 * (`file-outside-reference`) and what no player could show; the answer is the same animation, written compactly.
 */
export function sanitiseLottie(text: string, packaged: PackagedPictures = new Set()): Result<SafeLottie> {
  if (text.length > LIMITS.textBytes) return refuse('file-too-large', `${text.length} characters of Lottie`)
  const animation = readJson(text)
  if (animation === null) return refuse('file-damaged', 'no JSON')
  if (!isObject(animation)) return refuse('file-unknown-format', 'no JSON object')
  for (const refusal of lottieViolations(animation, packaged)) return refusal
  const measures = measureLottie(animation)
  if (!measures.ok) return measures
  return accept({ animation, measures: measures.value, text: JSON.stringify(animation) })
}

/** Whether JSON is meant as a Lottie at all. */
export function looksLikeLottie(value: JsonObject): boolean {
  return Array.isArray(value.layers) && 'fr' in value && 'op' in value
}
