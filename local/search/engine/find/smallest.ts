/**
 * The number at place `size` (from 1) in ascending order, or the last of fewer: a max-heap holds the
 * smallest.
 */
export function boundOf(numbers: Float64Array, size: number): number {
  const heap = numbers.slice(0, size)
  heap.sort().reverse()
  for (let i = heap.length; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (number < (heap[0] as number)) replaceTop(heap, number)
  }
  return heap[0] as number
}

function replaceTop(heap: Float64Array, number: number): void {
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    const right = left + 1
    if (left >= heap.length) break
    const larger = right < heap.length && (heap[right] as number) > (heap[left] as number) ? right : left
    if ((heap[larger] as number) <= number) break
    heap[at] = heap[larger] as number
    at = larger
  }
  heap[at] = number
}
