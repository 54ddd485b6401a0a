/** Linear light of gamma-encoded bytes. */
export const LINEAR_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const STEPS = 4096
const BYTE_OF_LINEAR = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
})

/** The gamma-encoded byte of linear light of 0 to 1. */
export function byteOfLinear(light: number): number {
  return BYTE_OF_LINEAR[Math.min(STEPS, Math.max(0, Math.round(light * STEPS)))] ?? 0
}

const KNEE = 0.8

/**
 * Maps light of any strength to 0 to 1, in place: colours below the knee are unchanged, brighter ones are
 * compressed with equal factors, so that the hue does not change.
 */
export function toneMap(light: Float64Array): void {
  const peak = Math.max(light[0] ?? 0, light[1] ?? 0, light[2] ?? 0)
  if (peak <= KNEE) return
  const room = 1 - KNEE
  const mapped = 1 - (room * room) / (peak - KNEE + room)
  // Very bright light becomes white, as on film.
  const white = 1 - 1 / (0.15 * (peak - mapped) + 1)
  for (let channel = 0; channel < 3; channel += 1) {
    const scaled = ((light[channel] ?? 0) * mapped) / peak
    light[channel] = scaled + (mapped - scaled) * white
  }
}
