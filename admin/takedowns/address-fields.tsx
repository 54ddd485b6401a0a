import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { CLAIM_LENGTHS } from '#domain/takedown/limits.ts'

/** Where the question to a contributor without an account goes, and in which language. */
export function AddressFields({ fault }: { readonly fault: string | undefined }) {
  const translate = useTranslate()
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={translate('console.takedowns.address')}
        slotProps={{ htmlInput: { maxLength: CLAIM_LENGTHS.email } }}
        error={fault !== undefined}
        helperText={fault}
        required
        fullWidth
        autoFocus
      />
      <TextField
        select
        name="locale"
        defaultValue={DEFAULT_LOCALE}
        label={translate('console.takedowns.language')}
        fullWidth
      >
        {LOCALE_CODES.map((locale) => (
          <MenuItem key={locale} value={locale} lang={LOCALES[locale].bcp47}>
            {LOCALES[locale].name}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
