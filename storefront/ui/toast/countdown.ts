/** A countdown that ends once and can be paused. */
export function createCountdown(ms: number, onEnd: () => void) {
  let left = ms
  let begun = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    go(): void {
      if (timer !== undefined) return
      begun = performance.now()
      timer = setTimeout(onEnd, left)
    },
    pause(): void {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left = Math.max(0, left - (performance.now() - begun))
    },
  }
}
