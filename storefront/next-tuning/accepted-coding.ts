/**
 * The first of the offered codings that a client accepts (RFC 9110, section 12.5.3); null: send the text uncompressed.
 * Of a client that weighs codings, the best that it does not refuse is used.
 */
export function acceptedCoding<Offered extends string>(
  header: string | undefined,
  offered: readonly Offered[],
): Offered | null {
  const weights = new Map((header ?? '').toLowerCase().split(',').map(weighed))
  return offered.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0) ?? null
}

function weighed(part: string): readonly [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((word) => word.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [coding, weight === undefined ? 1 : Number(weight)]
}
