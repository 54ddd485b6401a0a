import type { LicenceCode } from '#domain/assets/licences.ts'

type Undotted<T extends string> = T extends `${infer Before}.${infer After}`
  ? `${Before}-${Undotted<After>}`
  : T

/** The key of a licence's texts: in messages a dot means nesting. */
export function licenceKey(code: LicenceCode): Undotted<LicenceCode> {
  return code.replaceAll('.', '-') as Undotted<LicenceCode>
}
