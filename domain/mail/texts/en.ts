import type { MailTexts } from './texts.ts'

export const EN: MailTexts = {
  greeting: 'Hello {name},',
  footer: 'This mail was sent to {email} because of an account at Motif.',
  unknownDevice: 'an unknown device',
  settings: 'Choose which mails you get',
  mails: {
    'verify-email': {
      subject: 'Confirm your e-mail',
      body: 'Welcome to Motif. Confirm that this address is yours, and your account is complete.',
      action: 'Confirm e-mail',
      note: 'The link is good for three days. If you did not sign up, ignore this mail.',
    },
    welcome: {
      subject: 'Welcome to Motif',
      body: 'Your e-mail is confirmed. Icons, illustrations, animations and 3D are waiting for you.',
      action: 'Explore the library',
      note: 'Collect what you like, follow the people who made it, and download it in the format you need.',
    },
    'account-exists': {
      subject: 'You already have an account',
      body: 'Somebody, probably you, wanted to use this address for an account at Motif. There is one already: simply log in.',
      action: 'Choose a new password',
      note: 'If you know your password you need not do anything. If it was not you, nothing has changed.',
    },
    'reset-password': {
      subject: 'Choose a new password',
      body: 'Somebody, probably you, asked for a new password for this account.',
      action: 'Choose a new password',
      note: 'The link is good for one hour and for one use. If it was not you, ignore this mail: your password stays as it is.',
    },
    'change-email': {
      subject: 'Confirm your new e-mail',
      body: 'This address is to become the e-mail of your account at Motif. Until you confirm it, nothing changes.',
      action: 'Confirm new e-mail',
      note: 'The link is good for one day. If you did not ask for this, ignore this mail.',
    },
    'email-changed': {
      subject: 'Your e-mail was changed',
      body: 'Your account at Motif has a new e-mail. This address does not belong to it any more.',
      action: 'Was it not you?',
      note: 'If you did not do this, write to our support at once.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      body: 'The password of your account at Motif was changed, and every other device was signed out.',
      action: 'Was it not you?',
      note: 'If you did this, all is well. If not, choose a new password now.',
    },
    'new-device': {
      subject: 'New sign-in to your account',
      body: 'Somebody signed in to your account at Motif from a device we had not seen before: {device}.',
      action: 'Was it not you?',
      note: 'If it was you, all is well. If not, choose a new password now: that signs every device out.',
    },
    'upload-not-processed': {
      subject: 'We could not process your file',
      body: 'Your file “{file}” reached us, but our servers failed to process it again and again. The file is not at fault, and nothing of it was published.',
      action: 'Go to Motif',
      note: 'Please upload it once more. If that fails too, write to our support: your upload is kept.',
    },
    'published-digest': {
      subject: 'New from people you follow',
      body: 'Published since your last visit: {works}.',
      action: 'See what is new',
      note: 'You asked for this mail. It comes once a day at most, and only when there is something new.',
    },
  },
}
