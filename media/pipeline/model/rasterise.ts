import { type Camera, view } from './camera.ts'
import type { Mesh } from './model.ts'

/**
 * Rasterises the triangles of a mesh on a picture of `side` × `side`: calls `visit` for every pixel centre
 * inside, with its distance and the weights of the triangle's three corners (perspective-correct).
 */
export function rasterise(mesh: Mesh, camera: Camera, side: number, visit: Visit): void {
  const points = project(mesh.positions, camera, side)
  const { indices, material } = mesh
  for (let at = 0; at < indices.length; at += 3) {
    const a = (indices[at] ?? 0) * 3
    const b = (indices[at + 1] ?? 0) * 3
    const c = (indices[at + 2] ?? 0) * 3
    const [ax, ay, aw] = [points[a] ?? 0, points[a + 1] ?? 0, points[a + 2] ?? 1]
    const [bx, by, bw] = [points[b] ?? 0, points[b + 1] ?? 0, points[b + 2] ?? 1]
    const [cx, cy, cw] = [points[c] ?? 0, points[c + 1] ?? 0, points[c + 2] ?? 1]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    // The picture's y points down, so a front face is clockwise here: a negative area.
    if (area === 0 || (area > 0 && !material.doubleSided)) continue

    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(side - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(side - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const px = x + 0.5
        const py = y + 0.5
        const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
        const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
        const w = 1 - u - v
        if (u < 0 || v < 0 || w < 0) continue
        // 1 / distance is linear over the picture, distance itself is not.
        const inverse = u * aw + v * bw + w * cw
        visit(y * side + x, 1 / inverse, at, (u * aw) / inverse, (v * bw) / inverse)
      }
    }
  }
}

/**
 * `corner` is the index of the triangle in `indices`; `u` and `v` are the weights of its first two corners.
 */
export type Visit = (pixel: number, distance: number, corner: number, u: number, v: number) => void

/** x and y in pixels, and 1 / distance. */
function project(positions: Float32Array, camera: Camera, side: number): Float64Array {
  const points = new Float64Array(positions.length)
  const point = { x: 0, y: 0, z: 0 }
  for (let at = 0; at < positions.length; at += 3) {
    view(camera, positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0, point)
    const inverse = 1 / point.z
    points[at] = (point.x * inverse * camera.scale + camera.panX) * side
    points[at + 1] = (point.y * inverse * camera.scale + camera.panY) * side
    points[at + 2] = inverse
  }
  return points
}
