import type { OwnLicenceTexts } from './own-licence.ts'

export const EN: OwnLicenceTexts = {
  'motif-free': `{site} Free licence, version 1.0

1. Grant. You may use, copy and modify the work in personal and commercial projects, worldwide, for as long as you like and without payment.

2. Attribution. Name the author and {site} where people see the work, or in the credits of the project, with a link to the work's page where the medium allows one.

3. Not allowed. You may not sell or share the work on its own or as part of a collection of such works, offer it in a template or product whose main value is the work, use it as or in a trademark, or claim that you made it.

4. People and brands. The licence does not cover rights of persons, brands or property that a work may show.

5. Warranty. The author grants that the work is their own. Beyond that the work comes as it is, without warranty.

6. End. The licence ends when you break it and do not put that right within 30 days of a notice.`,
  'motif-standard': `{site} Standard licence, version 1.0

1. Grant. You may use, copy and modify the work in personal and commercial projects, worldwide, for as long as you like. The licence is not exclusive and cannot be passed on, except to a client as part of a finished project.

2. Attribution. You need not name the author; it is welcome.

3. Extent. Up to 500,000 printed copies and any number of views in digital media. For goods on which the work is the main value, or for templates that others edit, you need the Extended licence.

4. Not allowed. You may not sell or share the work on its own or as part of a collection of such works, use it as or in a trademark, use it to train models that make similar works, or claim that you made it.

5. People and brands. The licence does not cover rights of persons, brands or property that a work may show.

6. What you have stays yours. What you downloaded while you were entitled to it remains licensed after a subscription ends.

7. Warranty. The author grants that the work is their own. Beyond that the work comes as it is, and liability is limited to what you paid for it.

8. End. The licence ends when you break it and do not put that right within 30 days of a notice.`,
  'motif-extended': `{site} Extended licence, version 1.0

1. Grant. Everything the {site} Standard licence grants, without a limit of copies.

2. Goods. You may use the work on goods for sale, printed or digital, also where the work is a main part of their value.

3. Templates. You may put the work into templates, themes and applications that others edit or install, as long as they cannot take the work out as a file of its own.

4. Not allowed. You may not sell or share the work on its own or as part of a collection of such works, use it as or in a trademark, use it to train models that make similar works, or claim that you made it.

5. Otherwise the terms of the {site} Standard licence apply: attribution, rights of others, what stays yours, warranty and end.`,
  'motif-editorial': `{site} Editorial licence, version 1.0

1. Grant. You may use the work to report, teach, review or discuss, in news, documentaries, books, lessons and the like, worldwide and for as long as you like.

2. Attribution. Name the author and {site} beside the work or in the credits.

3. Never commercial. The work shows persons, brands or places whose consent is not at hand. You may not use it in advertising, in or on goods for sale, or to promote anything.

4. Not altered. You may crop it and adjust its size, brightness and colour balance. You may not change what it shows.

5. Otherwise the terms of the {site} Standard licence apply: what is not allowed, what stays yours, warranty and end.`,
}
