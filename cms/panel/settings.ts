import path from 'node:path'
import type { Config } from 'payload'

/** The appearance of the panel and the path of its generated component map. `root` is the repository's folder. */
export function panelSettings(root: string): NonNullable<Config['admin']> {
  return {
    user: 'users',
    meta: {
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: ARCHES }],
    },
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    components: {
      graphics: { Logo: '/cms/panel/brand.tsx#Logo', Icon: '/cms/panel/arches.tsx#Icon' },
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'cms/app/(payload)/admin/importMap.js') },
  }
}

/** The favicon, inline, because the panel serves no static files. */
const ARCHES = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M1 25V11.5a6.5 6.5 0 0 1 13 0V25z" fill="#6563ff"/><path d="M14 25V11.5a6.5 6.5 0 0 1 13 0V25z" fill="#8c8ab0"/></svg>',
)}`
