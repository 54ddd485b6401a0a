import type { Matrix } from '#media/artwork/svg/matrix.ts'
import type { Clip, Fill, Group, Shape, Stroke } from '#media/pipeline/vector/drawing.ts'

/** What a vector format draws on. Its first coordinate system has the origin at the top left, and y downwards. */
export interface Surface {
  save(): void
  restore(): void
  transform(matrix: Matrix): void
  clip(clip: Clip): void
  fill(shape: Shape, fill: Fill): void
  stroke(shape: Shape, stroke: Stroke): void
}

/** Paints a drawing from back to front. */
export function paint(group: Group, surface: Surface): void {
  // An empty path clips nothing in some viewers.
  if (group.clips.some(({ segments }) => segments.length === 0)) return
  surface.save()
  surface.transform(group.matrix)
  for (const clip of group.clips) surface.clip(clip)
  for (const child of group.children) {
    if (child.type === 'group') paint(child, surface)
    else paintShape(child, surface)
  }
  surface.restore()
}

function paintShape(shape: Shape, surface: Surface): void {
  const { fill, stroke } = shape
  if (shape.segments.length === 0) return
  if (stroke && shape.isStrokeFirst) surface.stroke(shape, stroke)
  if (fill) surface.fill(shape, fill)
  if (stroke && !shape.isStrokeFirst) surface.stroke(shape, stroke)
}
