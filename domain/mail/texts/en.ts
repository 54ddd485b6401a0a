import type { MailTexts } from './texts.ts'

export const EN: MailTexts = {
  greeting: 'Hello {name},',
  footer: 'This email was sent to {email} about a Motif account.',
  unknownDevice: 'an unknown device',
  settings: 'Choose which emails you get',
  mails: {
    'verify-email': {
      subject: 'Confirm your email',
      body: 'Welcome to Motif. Confirm this address to finish setting up your account.',
      action: 'Confirm email',
      note: 'The link expires in three days. If you didn’t sign up, ignore this email.',
    },
    welcome: {
      subject: 'Welcome to Motif',
      body: 'Your email is confirmed. Start exploring icons, illustrations, animations and 3D.',
      action: 'Explore the library',
      note: 'Save assets to collections, follow contributors, and download in the format you need.',
    },
    'account-exists': {
      subject: 'You already have an account',
      body: 'Someone, probably you, tried to use this address for a Motif account. You already have one: log in with it.',
      action: 'Choose a new password',
      note: 'If you know your password, you don’t need to do anything. If this wasn’t you, nothing has changed.',
    },
    'reset-password': {
      subject: 'Choose a new password',
      body: 'Someone, probably you, asked for a new password for this account.',
      action: 'Choose a new password',
      note: 'The link expires in one hour and works once. If this wasn’t you, ignore this email: your password stays the same.',
    },
    'change-email': {
      subject: 'Confirm your new email',
      body: 'Confirm this address to make it the email of your Motif account. Nothing changes until you do.',
      action: 'Confirm new email',
      note: 'The link expires in one day. If you didn’t ask for this, ignore this email.',
    },
    'email-changed': {
      subject: 'Your email was changed',
      body: 'Your Motif account has a new email. This address is no longer connected to it.',
      action: 'Wasn’t you?',
      note: 'If you didn’t do this, contact us immediately at {support}.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      body: 'The password of your Motif account was changed and your other devices were logged out.',
      action: 'Wasn’t you?',
      note: 'If this was you, you don’t need to do anything. If not, choose a new password now.',
    },
    'new-device': {
      subject: 'New login to your account',
      body: 'Someone logged in to your Motif account from a new device: {device}.',
      action: 'Wasn’t you?',
      note: 'If this was you, you don’t need to do anything. If not, choose a new password now: this logs out all devices.',
    },
    'upload-not-processed': {
      subject: 'We could not process your file',
      body: 'We received your file “{file}” but couldn’t process it because of a problem on our side. Nothing was published.',
      action: 'Go to Motif',
      note: 'Upload it again. If that fails too, contact us at {support}: we keep your upload.',
    },
    'submission-published': {
      subject: 'Your asset is published',
      body: 'Your asset “{title}” was approved and is now published on Motif.',
      action: 'See your notifications',
      note: 'Followers of your profile are notified. Search finds the asset within a minute.',
    },
    'submission-returned': {
      subject: 'Your asset needs changes',
      body: 'The reviewers sent “{title}” back. It can be published after some changes.',
      action: 'See what to change',
      note: 'Open the submission from the notification, make the changes, and submit it again within 30 days.',
    },
    'submission-rejected': {
      subject: 'Your asset was not accepted',
      body: 'The reviewers did not accept “{title}”.',
      action: 'See the reasons',
      note: 'Open the submission from the notification to see the reasons. You can appeal once; another reviewer then decides.',
    },
    'published-digest': {
      subject: 'New from contributors you follow',
      body: 'Published since your last visit: {works}.',
      action: 'See what is new',
      note: 'You get this email because you asked for it, at most once a day and only when there is something new.',
    },
  },
}
