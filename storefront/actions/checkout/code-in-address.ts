const PARAMETER = 'code'

/** The code of a coupon in the address of the page; undefined for none. */
export function codeInAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? undefined
}

/** Keeps the code of a coupon in the address, so that it is still there after a log-in or a cancelled payment. */
export function rememberCode(code: string | undefined): void {
  const address = new URL(window.location.href)
  if (code === undefined) address.searchParams.delete(PARAMETER)
  else address.searchParams.set(PARAMETER, code)
  window.history.replaceState(window.history.state, '', address)
}
