import type { Option } from 'payload'
import { FORMATS, type Format } from '#domain/assets/formats.ts'

/** Select options of file formats, by the names that the site shows. */
export function formatOptions(formats: readonly Format[]): Option[] {
  return formats.map((value) => ({ value, label: FORMATS[value].label }))
}
