import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type PackageFiles, packageFiles } from '#seed/sources/package-files.ts'
import { SeedFault } from './fault.ts'

/** All sets of Iconify, in the version whose licences were reviewed. */
const PACKAGE = { name: '@iconify/json', version: '2.2.535' } as const

/** Part of the local state: only `--full` needs these 500 MB of icons. */
const FOLDER = join(import.meta.dirname, '../../.motif/packages')

/** The files of the package, which is installed when it is missing. @throws SeedFault when npm cannot install it */
export async function iconifyJson(): Promise<PackageFiles> {
  const installed = openPackage()
  if (installed) return installed
  console.log(`Getting ${PACKAGE.name} ${PACKAGE.version}, about 100 MB …`)
  mkdirSync(FOLDER, { recursive: true })
  // A manifest of its own, so that npm does not change the packages of the repository.
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n')
  await install()
  const files = openPackage()
  if (!files) throw new SeedFault(`npm installed no ${PACKAGE.name} ${PACKAGE.version} in ${FOLDER}.`)
  return files
}

function openPackage(): PackageFiles | null {
  try {
    const files = packageFiles(PACKAGE.name, pathToFileURL(join(FOLDER, 'package.json')))
    const { version } = files.json<{ version: string }>('package.json')
    return version === PACKAGE.version ? files : null
  } catch {
    return null
  }
}

async function install(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const wanted = `${PACKAGE.name}@${PACKAGE.version}`
  try {
    await promisify(execFile)(
      npm,
      ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', wanted],
      {
        cwd: FOLDER,
        shell: process.platform === 'win32',
      },
    )
  } catch (error) {
    throw new SeedFault(`npm could not install ${wanted}: check the connection and run the command again.`, {
      cause: error,
    })
  }
}
