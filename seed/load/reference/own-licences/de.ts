import type { OwnLicenceTexts } from './own-licence.ts'

export const DE: OwnLicenceTexts = {
  'motif-free': `{site}-Free-Lizenz, Version 1.0

1. Erlaubnis. Du darfst das Werk weltweit, zeitlich unbegrenzt und kostenlos in privaten und kommerziellen Projekten verwenden, kopieren und bearbeiten.

2. Namensnennung. Nenne die Urheberin oder den Urheber und {site} dort, wo das Werk zu sehen ist, oder im Abspann beziehungsweise Impressum des Projekts; wo das Medium es erlaubt, mit einem Link zur Seite des Werks.

3. Nicht erlaubt. Du darfst das Werk nicht einzeln oder als Teil einer Sammlung solcher Werke verkaufen oder weitergeben, nicht in einer Vorlage oder einem Produkt anbieten, dessen Wert vor allem im Werk besteht, nicht als Marke oder in einer Marke verwenden und nicht als dein eigenes ausgeben.

4. Personen und Marken. Die Lizenz umfasst keine Rechte an Personen, Marken oder Eigentum, die ein Werk zeigt.

5. Gewährleistung. Die Urheberin oder der Urheber sichert zu, dass das Werk von ihr oder ihm stammt. Im Übrigen wird das Werk ohne Gewähr überlassen.

6. Ende. Die Lizenz endet, wenn du gegen sie verstößt und den Verstoß nicht innerhalb von 30 Tagen nach einem Hinweis behebst.`,
  'motif-standard': `{site}-Standard-Lizenz, Version 1.0

1. Erlaubnis. Du darfst das Werk weltweit und zeitlich unbegrenzt in privaten und kommerziellen Projekten verwenden, kopieren und bearbeiten. Die Lizenz ist nicht exklusiv und nicht übertragbar, außer an Auftraggeber als Teil eines fertigen Projekts.

2. Namensnennung. Du musst niemanden nennen; eine Nennung ist willkommen.

3. Umfang. Bis zu 500.000 gedruckte Exemplare und beliebig viele Aufrufe in digitalen Medien. Für Waren, deren Wert vor allem im Werk besteht, und für Vorlagen, die andere bearbeiten, brauchst du die Extended-Lizenz.

4. Nicht erlaubt. Du darfst das Werk nicht einzeln oder als Teil einer Sammlung solcher Werke verkaufen oder weitergeben, nicht als Marke oder in einer Marke verwenden, nicht zum Trainieren von Modellen verwenden, die ähnliche Werke erzeugen, und nicht als dein eigenes ausgeben.

5. Personen und Marken. Die Lizenz umfasst keine Rechte an Personen, Marken oder Eigentum, die ein Werk zeigt.

6. Was du hast, bleibt dir. Was du heruntergeladen hast, solange du dazu berechtigt warst, bleibt auch nach dem Ende eines Abonnements lizenziert.

7. Gewährleistung. Die Urheberin oder der Urheber sichert zu, dass das Werk von ihr oder ihm stammt. Im Übrigen wird das Werk ohne Gewähr überlassen, und die Haftung ist auf den Betrag beschränkt, den du dafür bezahlt hast.

8. Ende. Die Lizenz endet, wenn du gegen sie verstößt und den Verstoß nicht innerhalb von 30 Tagen nach einem Hinweis behebst.`,
  'motif-extended': `{site}-Extended-Lizenz, Version 1.0

1. Erlaubnis. Alles, was die {site}-Standard-Lizenz erlaubt, ohne Begrenzung der Auflage.

2. Waren. Du darfst das Werk auf gedruckten oder digitalen Waren zum Verkauf verwenden, auch wenn es einen wesentlichen Teil ihres Werts ausmacht.

3. Vorlagen. Du darfst das Werk in Vorlagen, Themes und Anwendungen einbauen, die andere bearbeiten oder installieren, solange sie das Werk nicht als eigene Datei entnehmen können.

4. Nicht erlaubt. Du darfst das Werk nicht einzeln oder als Teil einer Sammlung solcher Werke verkaufen oder weitergeben, nicht als Marke oder in einer Marke verwenden, nicht zum Trainieren von Modellen verwenden, die ähnliche Werke erzeugen, und nicht als dein eigenes ausgeben.

5. Im Übrigen gelten die Bedingungen der {site}-Standard-Lizenz: Namensnennung, Rechte anderer, was dir bleibt, Gewährleistung und Ende.`,
  'motif-editorial': `{site}-Editorial-Lizenz, Version 1.0

1. Erlaubnis. Du darfst das Werk weltweit und zeitlich unbegrenzt verwenden, um zu berichten, zu lehren, zu besprechen oder zu diskutieren: in Nachrichten, Dokumentationen, Büchern, im Unterricht und Ähnlichem.

2. Namensnennung. Nenne die Urheberin oder den Urheber und {site} neben dem Werk oder im Abspann beziehungsweise Impressum.

3. Nie kommerziell. Das Werk zeigt Personen, Marken oder Orte, deren Einwilligung nicht vorliegt. Du darfst es nicht in der Werbung, nicht auf oder in Waren zum Verkauf und nicht zur Bewerbung von irgendetwas verwenden.

4. Nicht verändert. Du darfst es zuschneiden und seine Größe, Helligkeit und Farbbalance anpassen. Was es zeigt, darfst du nicht verändern.

5. Im Übrigen gelten die Bedingungen der {site}-Standard-Lizenz: was nicht erlaubt ist, was dir bleibt, Gewährleistung und Ende.`,
}
