/**
 * Which of `count` suggestions is highlighted after an arrow key: down from the last leads to the first, up from the
 * first to the last (spec section 4, "Search form").
 *
 * @param highlighted its place from 0; null when none is
 * @param step 1 for down, -1 for up
 */
export function moveHighlight(highlighted: number | null, count: number, step: 1 | -1): number | null {
  if (count <= 0) return null
  if (highlighted === null || highlighted >= count) return step === 1 ? 0 : count - 1
  return (highlighted + step + count) % count
}
