/** Has the browser keep what an address answers with, a file and no page, so that the page stays. */
export function saveFile(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
