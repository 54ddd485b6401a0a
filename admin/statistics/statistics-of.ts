/** The address of the statistics of one work or pack, with the period of the page that leads to it. */
export function statisticsOf(query: URLSearchParams, form: 'item' | 'pack', id: number): string {
  const one = new URLSearchParams(query)
  for (const other of ['item', 'pack']) one.delete(other)
  one.set(form, String(id))
  return `/statistics?${one}`
}
