import type { LegalTexts } from './texts.ts'

export const DE: LegalTexts = {
  terms: {
    title: 'Nutzungsbedingungen',
    lead: 'Was du auf {site} tun darfst und was du von uns erwarten kannst.',
    sections: {
      library: [
        'Die Bibliothek',
        '{site} ist eine Bibliothek für Design-Assets: Icons, Illustrationen, 3D-Modelle, Animationen, Fotos und Vorlagen. Du kannst alle ohne Konto suchen, ansehen und umfärben und die kostenlosen herunterladen.',
      ],
      account: [
        'Dein Konto',
        'Mit einem Konto bekommst du Sammlungen, Favoriten, abonnierte Mitwirkende und einen Verlauf deiner Downloads. Nutze eine eigene E-Mail-Adresse, behalte dein Passwort für dich und sag uns Bescheid, wenn du glaubst, dass eine andere Person dein Konto benutzt.',
      ],
      licences: [
        'Lizenzen',
        'Jedes Asset hat genau eine Lizenz, die auf seiner Seite steht. Sie bestimmt, wie du das Asset nutzen darfst und ob du die Urheberin oder den Urheber nennen musst. Die Fassung, die beim Download gilt, wird mit dem Download gespeichert und gilt dafür weiter, auch wenn sich die Lizenz des Assets später ändert.',
      ],
      limits: [
        'Faire Nutzung',
        'Du darfst die Bibliothek nicht als Ganzes kopieren, ihre Assets nicht als eigene Bibliothek anbieten, Grenzen oder Preise nicht umgehen und den Dienst für andere nicht stören. Downloads und Suchen sind begrenzt, aber weit über dem Bedarf einer einzelnen Person.',
      ],
      contributors: [
        'Mitwirkende und importierte Werke',
        'Die Assets gehören den Menschen, die sie geschaffen haben. Viele stammen aus offen lizenzierten Quellen und nennen Urheber, Lizenz und Quelle. Wer ein importiertes Werk geschaffen hat, kann uns bitten, das Profil zu berichtigen, zu übergeben oder das Werk zu entfernen.',
      ],
      complaints: [
        'Wenn etwas deine Rechte verletzt',
        'Schick uns die Adresse der Seite und sag uns, um welches deiner Rechte es geht. Wir prüfen das, antworten dir und entfernen, was hier nicht sein darf.',
      ],
      prices: [
        'Preise',
        'Kostenlose Assets kosten nichts. Exklusive Assets werden noch nicht verkauft: Du kannst sie speichern und dich benachrichtigen lassen. Bevor der Verkauf beginnt, stehen hier Preise, Zahlung und dein Widerrufsrecht.',
      ],
      liability: [
        'Wofür wir einstehen',
        'Wir betreiben {site} sorgfältig, können aber nicht versprechen, dass es immer erreichbar ist oder jedes Asset zu deinem Zweck passt. Prüfe die Vorschau, bevor du ein Asset drucken lässt. Rechte, die dir das Gesetz als Verbraucher gibt, schränken diese Bedingungen nicht ein.',
      ],
      end: [
        'Ende deines Kontos',
        'Du kannst dein Konto jederzeit in den Einstellungen löschen. Was du heruntergeladen hast, bleibt lizenziert. Ein Konto, das gegen diese Bedingungen verstößt, können wir schließen; den Grund nennen wir dir.',
      ],
      changes: [
        'Änderungen',
        'Wenn sich diese Bedingungen ändern, zeigt diese Seite das neue Datum, und wir bitten dich bei der nächsten Nutzung deines Kontos um Zustimmung.',
      ],
    },
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Welche Daten {site} über dich speichert, wozu und wie lange.',
    sections: {
      visit: [
        'Bei deinem Besuch',
        'Um eine Anfrage zu beantworten, brauchen unsere Server deine Netzwerkadresse. Für Grenzen bei Downloads und Anmeldeversuchen speichern sie eine verschlüsselte Form davon, für höchstens zwei Tage. Aufrufe und Downloads werden ohne deinen Namen gezählt.',
      ],
      cookies: [
        'Cookies',
        'Wir speichern nur, was die Website braucht: deine Sitzung, deinen Browser für Hinweise auf neue Anmeldungen, deine Sprache, deine Entscheidung zu Cookies und, bis du dich registrierst, woher ein Besuch kam. Das Farbschema und deine letzten Suchen liegen in deinem Browser. Skripte anderer Anbieter, etwa die Google-Anmeldung, werden nur geladen, wenn du es erlaubst.',
      ],
      account: [
        'Dein Konto',
        'Wir speichern deine E-Mail-Adresse, deinen Namen und was du sonst in dein Profil einträgst, deine Sitzungen, Favoriten, Sammlungen, Paletten, abonnierten Mitwirkenden, Suchen und zuletzt angesehenen Assets sowie die Seite, über die du zu uns kamst. Dein Passwort speichern wir nur als Hash, der sich nicht zurückrechnen lässt.',
      ],
      downloads: [
        'Downloads',
        'Zu jedem Download speichern wir Asset, Format, Lizenz und Datum, damit du deine Lizenz nachweisen kannst und Urheber genannt werden. Das Gesetz verpflichtet uns, diese Aufzeichnungen aufzubewahren. Nachdem du dein Konto gelöscht hast, enthalten sie weder deinen Namen noch deine Adresse.',
      ],
      pictures: [
        'Bildersuche',
        'Ein Bild, mit dem du suchst, wird auf unseren eigenen Servern mit der Bibliothek verglichen und nach einem Tag gelöscht.',
      ],
      messages: [
        'E-Mails und Nachrichten',
        'Wir senden die E-Mails, die dein Konto braucht, und andere nur, wenn du sie gewählt hast. Was du uns über das Kontaktformular schreibst, lesen unsere Mitarbeitenden; es wird nach einem Jahr gelöscht.',
      ],
      others: [
        'Wer Daten erhält',
        'Wir verkaufen keine Daten und zeigen keine Werbung. Die Anbieter unserer Server und unseres Mailversands verarbeiten Daten in unserem Auftrag. Wenn du dich mit Google anmeldest, erfährt Google davon.',
      ],
      rights: [
        'Deine Rechte',
        'In den Einstellungen deines Kontos kannst du alle Daten herunterladen, die wir über dich speichern, sie berichtigen und das Konto löschen. Für alles andere gibt es das Kontaktformular. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.',
      ],
    },
  },
}
