type Fields = { [name: string]: FormDataEntryValue | Fields }

/**
 * What a form holds, as its schema takes it: `social_urls.x` is a field in a field. What is not there, such as a box
 * that is not ticked, is left out.
 */
export function readForm(data: FormData): Fields {
  const fields: Fields = {}
  for (const [name, value] of data) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    let place = fields
    for (const step of path) {
      const inner = place[step]
      const next: Fields = isFields(inner) ? inner : {}
      place[step] = next
      place = next
    }
    place[last] = value
  }
  return fields
}

function isFields(value: FormDataEntryValue | Fields | undefined): value is Fields {
  return typeof value === 'object' && !(value instanceof Blob)
}
