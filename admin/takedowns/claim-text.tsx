import { Link, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TakedownDetail } from '#domain/contract/console/takedowns.ts'

/** What the claimant wrote. Their links are text of a stranger: they open elsewhere, without a trace of this page. */
export function ClaimText({ shown }: { readonly shown: TakedownDetail }) {
  const translate = useTranslate()
  const { company, capacity, email, original, links, claim } = shown
  const texts = [
    ['email', email],
    ['company', company],
    ['capacity', translate(`console.takedowns.capacities.${capacity}`)],
    ['claim', claim],
    ['original', original],
  ] as const
  return (
    <Stack component="dl" spacing={2} sx={{ margin: 0 }}>
      {texts.map(
        ([name, text]) =>
          text !== null && (
            <div key={name}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {translate(`console.takedowns.${name}`)}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {text}
              </Typography>
            </div>
          ),
      )}
      {links.length > 0 && (
        <div>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate('console.takedowns.links')}
          </Typography>
          {links.map((link) => (
            <Typography key={link} component="dd" variant="body2" sx={{ margin: 0 }}>
              <Link
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {link}
              </Link>
            </Typography>
          ))}
        </div>
      )}
    </Stack>
  )
}
