import { useTranslations } from 'next-intl'
import { COLOUR_ROLES, COLOUR_SCALES } from '#domain/design-system/tokens.ts'

/** Scales and roles as squares; roles change with the theme. */
export function Colours() {
  const t = useTranslations('designSystem')
  return (
    <>
      <h2 className="h-2">{t('groups.scales')}</h2>
      {Object.entries(COLOUR_SCALES).map(([name, tokens]) => (
        <Swatches key={name} heading={name} tokens={tokens} />
      ))}
      <h2 className="h-2">{t('groups.roles')}</h2>
      {Object.entries(COLOUR_ROLES).map(([name, tokens]) => (
        <Swatches key={name} heading={t(`roles.${name as keyof typeof COLOUR_ROLES}`)} tokens={tokens} />
      ))}
    </>
  )
}

function Swatches({ heading, tokens }: { readonly heading: string; readonly tokens: readonly string[] }) {
  return (
    <section className="stack">
      <h3 className="h-3">{heading}</h3>
      <ul className="dsys__g">
        {tokens.map((token) => (
          <li key={token} className="dsys__t">
            <span className="dsys__c" style={{ background: `var(${token})` }} />
            <code className="small">{token}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
