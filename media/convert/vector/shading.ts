import type { Paint, Stop } from '#media/pipeline/vector/drawing.ts'
import { numeral } from './numeral.ts'

/** The dictionary of a gradient, which continues beyond its ends. */
export function shadingOf({ geometry, stops }: Extract<Paint, { type: 'gradient' }>): string {
  const isLinear = geometry.type === 'linear'
  const coordinates = isLinear ? geometry.line : geometry.circles
  return [
    `<< /ShadingType ${isLinear ? 2 : 3} /ColorSpace /DeviceRGB`,
    `/Coords [${coordinates.map(numeral).join(' ')}] /Extend [true true]`,
    `/Function ${functionOf(stops)} >>`,
  ].join('\n')
}

/** One function between each pair of stops, joined at their offsets. */
function functionOf(stops: readonly Stop[]): string {
  const pieces = stops.slice(1).map((stop, index) => ({ from: stops[index] ?? stop, to: stop }))
  const functions = pieces.map(
    ({ from, to }) =>
      `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from.colour.map(numeral).join(' ')}] /C1 [${to.colour.map(numeral).join(' ')}] >>`,
  )
  const inner = pieces.slice(0, -1).map(({ to }) => numeral(to.offset))
  return [
    `<< /FunctionType 3 /Domain [0 1] /Functions [`,
    ...functions,
    `] /Bounds [${inner.join(' ')}] /Encode [${pieces.map(() => '0 1').join(' ')}] >>`,
  ].join('\n')
}
