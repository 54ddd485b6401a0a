import { writtenPage } from './page.ts'

export const SECURITY_PAGE = writtenPage({
  place: 'root',
  slug: 'security',
  related: ['about', 'help'],
  texts: {
    en: `
# Security
How we protect accounts, files and payments, and how to report something that we missed.
## features | What we do
- check: Files are made safe :: Uploads are parsed and written again; scripts, links to other sites and hidden data are removed.
- users: Accounts :: Passwords are stored as slow, salted hashes. You see every signed-in device and can end each session.
- scale: Payments :: Card numbers go to the payment service and never reach our servers.
- eye: Staff :: Each role sees only what it needs, every change is recorded, and the role of an administrator needs two people.
- clock: Your data :: Download a copy of it or delete your account in your settings. What must be kept by law is kept only as long. > /legal/privacy
## steps | Report a vulnerability
- Write to us :: Describe what you found and how to repeat it. Do not open data of other people.
- We confirm :: A person reads every report and tells you what happens next.
- We fix it :: We name you in the thanks, if you wish, once the fix is live.
## form problem | Send a report
`,
    es: `
# Seguridad
Cómo protegemos cuentas, archivos y pagos, y cómo avisarnos de algo que se nos escapó.
## features | Lo que hacemos
- check: Archivos seguros :: Los archivos subidos se analizan y se escriben de nuevo; se eliminan scripts, enlaces a otros sitios y datos ocultos.
- users: Cuentas :: Las contraseñas se guardan como hashes lentos con sal. Ves cada dispositivo conectado y puedes cerrar cada sesión.
- scale: Pagos :: Los números de tarjeta van al servicio de pago y nunca llegan a nuestros servidores.
- eye: Equipo :: Cada función ve solo lo que necesita, todo cambio queda registrado y nombrar a un administrador exige dos personas.
- clock: Tus datos :: Descarga una copia o elimina tu cuenta en los ajustes. Lo que la ley obliga a conservar se guarda solo ese tiempo. > /legal/privacy
## steps | Informar de una vulnerabilidad
- Escríbenos :: Describe qué encontraste y cómo repetirlo. No abras datos de otras personas.
- Lo confirmamos :: Una persona lee cada aviso y te dice qué sigue.
- Lo corregimos :: Si quieres, te citamos en los agradecimientos cuando la corrección esté publicada.
## form problem | Enviar un aviso
`,
    pt: `
# Segurança
Como protegemos contas, arquivos e pagamentos, e como avisar sobre algo que deixamos passar.
## features | O que fazemos
- check: Arquivos seguros :: Os envios são analisados e gravados de novo; scripts, links para outros sites e dados ocultos são removidos.
- users: Contas :: As senhas são guardadas como hashes lentos com sal. Você vê cada aparelho conectado e pode encerrar cada sessão.
- scale: Pagamentos :: Os números de cartão vão para o serviço de pagamento e nunca chegam aos nossos servidores.
- eye: Equipe :: Cada função vê só o que precisa, toda alteração é registrada e nomear um administrador exige duas pessoas.
- clock: Seus dados :: Baixe uma cópia ou exclua a conta nas configurações. O que a lei manda guardar fica só por esse tempo. > /legal/privacy
## steps | Relatar uma vulnerabilidade
- Escreva para nós :: Descreva o que encontrou e como repetir. Não abra dados de outras pessoas.
- Confirmamos :: Uma pessoa lê cada relato e diz o que acontece em seguida.
- Corrigimos :: Se quiser, seu nome entra nos agradecimentos quando a correção estiver no ar.
## form problem | Enviar um relato
`,
    fr: `
# Sécurité
Comment nous protégeons les comptes, les fichiers et les paiements, et comment signaler ce qui nous a échappé.
## features | Ce que nous faisons
- check: Des fichiers sûrs :: Les envois sont analysés puis réécrits ; scripts, liens vers d’autres sites et données cachées sont supprimés.
- users: Les comptes :: Les mots de passe sont conservés sous forme de hachages lents et salés. Vous voyez chaque appareil connecté et pouvez fermer chaque session.
- scale: Les paiements :: Les numéros de carte vont au service de paiement et n’atteignent jamais nos serveurs.
- eye: L’équipe :: Chaque rôle ne voit que le nécessaire, chaque modification est consignée et nommer un administrateur demande deux personnes.
- clock: Vos données :: Téléchargez-en une copie ou supprimez votre compte dans vos réglages. Ce que la loi impose de garder ne l’est que le temps prévu. > /legal/privacy
## steps | Signaler une faille
- Écrivez-nous :: Décrivez ce que vous avez trouvé et comment le reproduire. N’ouvrez pas les données d’autrui.
- Nous confirmons :: Une personne lit chaque signalement et vous dit la suite.
- Nous corrigeons :: Si vous le souhaitez, nous vous citons une fois la correction en ligne.
## form problem | Envoyer un signalement
`,
    de: `
# Sicherheit
Wie wir Konten, Dateien und Zahlungen schützen, und wie du meldest, was wir übersehen haben.
## features | Was wir tun
- check: Dateien werden sicher gemacht :: Hochgeladenes wird gelesen und neu geschrieben; Skripte, Verweise auf andere Seiten und versteckte Daten fallen weg.
- users: Konten :: Passwörter speichern wir nur als langsame Hashes mit Salt. Du siehst jedes angemeldete Gerät und kannst jede Sitzung beenden.
- scale: Zahlungen :: Kartennummern gehen an den Zahlungsdienst und erreichen unsere Server nie.
- eye: Unser Team :: Jede Rolle sieht nur, was sie braucht, jede Änderung wird festgehalten, und neue Administratoren brauchen zwei Personen.
- clock: Deine Daten :: Lade eine Kopie herunter oder lösche dein Konto in den Einstellungen. Was das Gesetz verlangt, bleibt nur so lange. > /legal/privacy
## steps | Eine Schwachstelle melden
- Schreib uns :: Beschreibe, was du gefunden hast und wie man es wiederholt. Öffne keine Daten anderer.
- Wir bestätigen :: Ein Mensch liest jede Meldung und sagt dir, wie es weitergeht.
- Wir beheben sie :: Wenn du magst, nennen wir dich im Dank, sobald die Lösung läuft.
## form problem | Meldung senden
`,
    ja: `
# セキュリティ
アカウント、ファイル、支払いをどう守っているか、そして見落としに気づいたときの知らせ方です。
## features | 取り組み
- check: 安全なファイル :: アップロードされたファイルは解析して書き直し、スクリプト、外部へのリンク、隠れたデータを取り除きます。
- users: アカウント :: パスワードは、ソルトを加えた計算に時間のかかるハッシュだけを保存します。ログイン中の端末を確認し、一つずつ終了できます。
- scale: お支払い :: カード番号は決済サービスに直接送られ、当サイトのサーバーには届きません。
- eye: スタッフ :: 役割ごとに必要なものだけが見え、変更はすべて記録されます。管理者の任命には 2 人の承認が必要です。
- clock: あなたのデータ :: 設定から、データのコピーの取得やアカウントの削除ができます。法律で定められたものは、その期間だけ保管します。 > /legal/privacy
## steps | 脆弱性を見つけたら
- お知らせください :: 見つけた内容と再現の手順をお書きください。ほかの人のデータは開かないでください。
- 確認します :: 担当者がすべての報告を読み、次の対応をお伝えします。
- 修正します :: ご希望の場合は、修正の公開後にお名前を謝辞に載せます。
## form problem | 報告を送る
`,
    ko: `
# 보안
계정과 파일, 결제를 어떻게 보호하는지, 놓친 문제를 어떻게 알릴 수 있는지 안내합니다.
## features | 우리가 하는 일
- check: 안전한 파일 :: 업로드한 파일은 해석한 뒤 다시 기록하며, 스크립트와 외부 링크, 숨은 데이터를 제거합니다.
- users: 계정 :: 비밀번호는 솔트를 더한 느린 해시로만 저장합니다. 로그인한 기기를 확인하고 세션을 하나씩 끝낼 수 있습니다.
- scale: 결제 :: 카드 번호는 결제 서비스로 바로 전달되며 저희 서버에 오지 않습니다.
- eye: 직원 :: 역할마다 필요한 것만 볼 수 있고 모든 변경이 기록되며, 관리자 임명에는 두 사람이 필요합니다.
- clock: 내 데이터 :: 설정에서 데이터 사본을 받거나 계정을 삭제할 수 있습니다. 법으로 정한 것은 그 기간만 보관합니다. > /legal/privacy
## steps | 취약점 신고
- 알려 주세요 :: 발견한 내용과 재현 방법을 적어 주세요. 다른 사람의 데이터는 열지 마세요.
- 확인합니다 :: 담당자가 모든 신고를 읽고 다음 절차를 알려 드립니다.
- 고칩니다 :: 원하시면 수정이 반영된 뒤 감사의 글에 이름을 적습니다.
## form problem | 신고 보내기
`,
  },
})
