import { writtenPage } from './page.ts'

export const LEGAL_PAGE = writtenPage({
  place: 'root',
  slug: 'legal',
  related: ['security', 'about'],
  texts: {
    en: `
# Legal
The rules of the library, in words that can be read.
[Terms of use](/legal/terms)
[Privacy](/legal/privacy)
## features | All documents
- scale: Licences :: What each licence allows, with examples. > /licenses
- check: Terms of use :: What you and we agree on. > /legal/terms
- eye: Privacy :: Which data we keep, why, and for how long. > /legal/privacy
- search: Certificates :: Check the licence of a download by its number. > /certificate
- users: Claims of rights holders :: Report a work that infringes your rights. > /takedown
`,
    es: `
# Información legal
Las reglas de la biblioteca, en palabras que se entienden.
[Condiciones de uso](/legal/terms)
[Privacidad](/legal/privacy)
## features | Todos los documentos
- scale: Licencias :: Qué permite cada licencia, con ejemplos. > /licenses
- check: Condiciones de uso :: Lo que acordamos contigo. > /legal/terms
- eye: Privacidad :: Qué datos guardamos, por qué y durante cuánto tiempo. > /legal/privacy
- search: Certificados :: Comprueba la licencia de una descarga por su número. > /certificate
- users: Reclamaciones de derechos :: Informa de una obra que infringe tus derechos. > /takedown
`,
    pt: `
# Informações legais
As regras da biblioteca, em palavras que dá para ler.
[Termos de uso](/legal/terms)
[Privacidade](/legal/privacy)
## features | Todos os documentos
- scale: Licenças :: O que cada licença permite, com exemplos. > /licenses
- check: Termos de uso :: O que combinamos com você. > /legal/terms
- eye: Privacidade :: Quais dados guardamos, por quê e por quanto tempo. > /legal/privacy
- search: Certificados :: Confira a licença de um download pelo número. > /certificate
- users: Reivindicações de direitos :: Denuncie uma obra que viola os seus direitos. > /takedown
`,
    fr: `
# Informations légales
Les règles de la bibliothèque, dans un langage clair.
[Conditions d’utilisation](/legal/terms)
[Confidentialité](/legal/privacy)
## features | Tous les documents
- scale: Licences :: Ce que chaque licence permet, avec des exemples. > /licenses
- check: Conditions d’utilisation :: Ce dont nous convenons avec vous. > /legal/terms
- eye: Confidentialité :: Les données conservées, pourquoi et combien de temps. > /legal/privacy
- search: Certificats :: Vérifiez la licence d’un téléchargement par son numéro. > /certificate
- users: Réclamations d’ayants droit :: Signalez une œuvre qui porte atteinte à vos droits. > /takedown
`,
    de: `
# Rechtliches
Die Regeln der Bibliothek, in verständlichen Worten.
[Nutzungsbedingungen](/legal/terms)
[Datenschutz](/legal/privacy)
## features | Alle Dokumente
- scale: Lizenzen :: Was jede Lizenz erlaubt, mit Beispielen. > /licenses
- check: Nutzungsbedingungen :: Was du und wir vereinbaren. > /legal/terms
- eye: Datenschutz :: Welche Daten wir speichern, wozu und wie lange. > /legal/privacy
- search: Zertifikate :: Prüfe die Lizenz eines Downloads mit ihrer Nummer. > /certificate
- users: Ansprüche von Rechteinhabern :: Melde ein Werk, das deine Rechte verletzt. > /takedown
`,
    ja: `
# 法的情報
ライブラリの決まりを、読みやすい言葉で。
[利用規約](/legal/terms)
[プライバシー](/legal/privacy)
## features | 文書の一覧
- scale: ライセンス :: 各ライセンスで許可されることを、例とともに説明します。 > /licenses
- check: 利用規約 :: ご利用にあたっての取り決めです。 > /legal/terms
- eye: プライバシー :: 保存するデータとその目的、期間について。 > /legal/privacy
- search: 証明書 :: 番号からダウンロードのライセンスを確認できます。 > /certificate
- users: 権利者の申し立て :: 権利を侵害している作品をお知らせください。 > /takedown
`,
    ko: `
# 법적 고지
라이브러리의 규칙을 읽기 쉬운 말로 설명합니다.
[이용 약관](/legal/terms)
[개인정보](/legal/privacy)
## features | 모든 문서
- scale: 라이선스 :: 각 라이선스로 할 수 있는 일을 예와 함께 설명합니다. > /licenses
- check: 이용 약관 :: 서로 약속하는 내용입니다. > /legal/terms
- eye: 개인정보 :: 어떤 데이터를 왜, 얼마 동안 보관하는지 설명합니다. > /legal/privacy
- search: 인증서 :: 번호로 다운로드의 라이선스를 확인하세요. > /certificate
- users: 권리자의 신고 :: 권리를 침해하는 작품을 알려 주세요. > /takedown
`,
  },
})
