/**
 * The highlighted of `count` suggestions after an arrow key: from the last down to the first, from the first up to the
 * last (spec section 4, "Search form").
 *
 * @param highlighted its position from 0; null for none
 * @param step 1 for down, -1 for up
 */
export function moveHighlight(highlighted: number | null, count: number, step: 1 | -1): number | null {
  if (count <= 0) return null
  if (highlighted === null || highlighted >= count) return step === 1 ? 0 : count - 1
  return (highlighted + step + count) % count
}
