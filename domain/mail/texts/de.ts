import type { MailTexts } from './texts.ts'

export const DE: MailTexts = {
  greeting: 'Hallo {name},',
  footer: 'Diese E-Mail wurde wegen eines Motif-Kontos an {email} gesendet.',
  unknownDevice: 'ein unbekanntes Gerät',
  settings: 'Wähle, welche E-Mails du bekommst',
  mails: {
    'verify-email': {
      subject: 'Bestätige deine E-Mail-Adresse',
      body: 'Willkommen bei Motif. Bestätige diese Adresse, um dein Konto fertig einzurichten.',
      action: 'E-Mail bestätigen',
      note: 'Der Link gilt drei Tage. Wenn du dich nicht registriert hast, ignoriere diese E-Mail.',
    },
    welcome: {
      subject: 'Willkommen bei Motif',
      body: 'Deine E-Mail-Adresse ist bestätigt. Icons, Illustrationen, Animationen und 3D: Sieh dich um.',
      action: 'Bibliothek entdecken',
      note: 'Sammle, was dir gefällt, folge den Menschen dahinter und lade alles im passenden Format herunter.',
    },
    'account-exists': {
      subject: 'Du hast schon ein Konto',
      body: 'Jemand, vermutlich du, wollte diese Adresse für ein Konto bei Motif verwenden. Es gibt schon eines: Melde dich einfach an.',
      action: 'Neues Passwort wählen',
      note: 'Wenn du dein Passwort kennst, musst du nichts tun. Warst du es nicht, hat sich nichts geändert.',
    },
    'reset-password': {
      subject: 'Wähle ein neues Passwort',
      body: 'Jemand, vermutlich du, hat für dieses Konto ein neues Passwort angefordert.',
      action: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und nur einmal. Warst du es nicht, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
    },
    'change-email': {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      body: 'Diese Adresse soll die E-Mail-Adresse deines Kontos bei Motif werden. Bis du sie bestätigst, ändert sich nichts.',
      action: 'Neue E-Mail bestätigen',
      note: 'Der Link gilt einen Tag. Wenn du das nicht wolltest, ignoriere diese E-Mail.',
    },
    'email-changed': {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      body: 'Dein Konto bei Motif hat eine neue E-Mail-Adresse. Diese hier gehört nicht mehr dazu.',
      action: 'Warst du es nicht?',
      note: 'Wenn du das nicht getan hast, schreib uns sofort an {support}.',
    },
    'password-changed': {
      subject: 'Dein Passwort wurde geändert',
      body: 'Das Passwort deines Kontos bei Motif wurde geändert, und alle anderen Geräte wurden abgemeldet.',
      action: 'Warst du es nicht?',
      note: 'Wenn du es warst, musst du nichts tun. Wenn nicht, wähle jetzt ein neues Passwort.',
    },
    'new-device': {
      subject: 'Neue Anmeldung in deinem Konto',
      body: 'Jemand hat sich mit einem Gerät, das wir noch nicht kannten, in deinem Konto bei Motif angemeldet: {device}.',
      action: 'Warst du es nicht?',
      note: 'Wenn du es warst, musst du nichts tun. Wenn nicht, wähle jetzt ein neues Passwort: Das meldet alle Geräte ab.',
    },
    'upload-not-processed': {
      subject: 'Wir konnten deine Datei nicht verarbeiten',
      body: 'Wir haben deine Datei „{file}“ erhalten, konnten sie aber wegen eines Fehlers bei uns nicht verarbeiten. Es wurde nichts veröffentlicht.',
      action: 'Zu Motif',
      note: 'Lade sie noch einmal hoch. Wenn auch das scheitert, schreib uns an {support}: Wir bewahren deinen Upload auf.',
    },
    'submission-published': {
      subject: 'Dein Asset ist veröffentlicht',
      body: 'Dein Asset „{title}“ wurde angenommen und ist jetzt auf Motif veröffentlicht.',
      action: 'Benachrichtigungen ansehen',
      note: 'Wer deinem Profil folgt, wird benachrichtigt. Die Suche findet das Asset innerhalb einer Minute.',
    },
    'submission-returned': {
      subject: 'Dein Asset braucht Änderungen',
      body: 'Das Prüfteam hat „{title}“ zurückgegeben. Nach einigen Änderungen kann es veröffentlicht werden.',
      action: 'Änderungen ansehen',
      note: 'Öffne die Einreichung aus der Benachrichtigung, ändere sie und reiche sie innerhalb von 30 Tagen erneut ein.',
    },
    'submission-rejected': {
      subject: 'Dein Asset wurde nicht angenommen',
      body: 'Das Prüfteam hat „{title}“ nicht angenommen.',
      action: 'Gründe ansehen',
      note: 'Öffne die Einreichung aus der Benachrichtigung, um die Gründe zu sehen. Du kannst einmal Einspruch erheben; dann entscheidet eine andere Person.',
    },
    'published-digest': {
      subject: 'Neues von Mitwirkenden, denen du folgst',
      body: 'Seit deinem letzten Besuch veröffentlicht: {works}.',
      action: 'Neues ansehen',
      note: 'Du hast um diese E-Mail gebeten. Sie kommt höchstens einmal am Tag, und nur, wenn es Neues gibt.',
    },
  },
}
