import { packageFiles } from '#seed/sources/package-files.ts'
import { type IconShape, iconShapes } from './geometry/icon-shapes.ts'

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/** Reads the shapes of open icons that our works are made from. The set is loaded at the first call. */
export function iconReader(set: 'lucide' | 'ph'): (name: string) => readonly IconShape[] {
  let file: IconFile | undefined
  return (name) => {
    file ??= packageFiles(`@iconify-json/${set}`).json<IconFile>('icons.json')
    const icon = file.icons[name]
    if (!icon) throw new Error(`no icon ${name} in ${set}`)
    return iconShapes(icon.body)
  }
}
