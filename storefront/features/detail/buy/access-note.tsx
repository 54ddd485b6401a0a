import type { Access } from '#domain/contract/access.ts'
import { type AccessTexts, leftText } from '#storefront/features/detail/buy/access-texts.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface AccessNoteProps {
  readonly access: Access
  readonly texts: AccessTexts
}

/** By which right a user may download an asset and what is left of a limit, or who can open it for them. */
export function AccessNote({ access, texts }: AccessNoteProps) {
  const { allowance, code, team_owner: owner } = access
  const right = rightText(access, texts)
  return (
    <>
      {right !== null && (
        <p className="alert alert--ok num" role="status">
          <Icon name="circle-check" />
          {right}
        </p>
      )}
      {code === 'quota-used-up' && (
        <p className="alert" role="status">
          {allowance !== null && `${leftText(allowance, texts)}. `}
          {texts.usedUp}
        </p>
      )}
      {owner !== null && (
        <div className="sale">
          <p className="small">{texts.askOwnerNote}</p>
          <LinkButton tone="outline" block href={mailTo(owner.email, texts.subject)}>
            <Icon name="mail" />
            {texts.askOwner.replace('{owner}', () => owner.name)}
          </LinkButton>
        </div>
      )}
    </>
  )
}

function rightText({ by, allowance }: Access, texts: AccessTexts): string | null {
  if (by === 'licence') return texts.licence
  if (by === 'purchase') return texts.purchase
  if (by === 'subscription') return allowance === null ? texts.unlimited : leftText(allowance, texts)
  return null
}

function mailTo(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
