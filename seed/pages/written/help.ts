import { writtenPage } from './page.ts'

export const HELP_PAGE = writtenPage({
  place: 'root',
  slug: 'help',
  related: ['guide', 'features', 'security'],
  texts: {
    en: `
# Help
Answers about downloads, licences, plans and your account. If yours is missing, a person will answer.
[Contact us](/contact)
[How the library works](/pages/guide)
## faq | Downloads and licences
- Why can I not download a work? :: Free works can be downloaded by everyone. Exclusive works need a plan that includes their kind, or a purchase of the single work.
- Do I have to name the author? :: Only where the licence asks for it. The page of the work has the line ready to copy.
- Where are my earlier downloads? :: In your dashboard under Downloads, in every format, without counting again.
## faq | Plans and payments
- Can I cancel at any time? :: Yes, under Subscriptions. The plan runs until the end of the paid period.
- Where is my invoice? :: Under Transactions, to print or download.
- A payment failed. What now? :: Check the payment method under Subscriptions. We try again for some days before the plan ends.
## faq | Your account
- I forgot my password :: Ask for a link on the log-in page. It works once, and only for a short time.
- How do I delete my account? :: In your profile settings. You may download a copy of your data first.
## form question | Ask a person
`,
    es: `
# Ayuda
Respuestas sobre descargas, licencias, planes y tu cuenta. Si falta la tuya, te responde una persona.
[Contacto](/contact)
[Cómo funciona la biblioteca](/pages/guide)
## faq | Descargas y licencias
- ¿Por qué no puedo descargar una obra? :: Las obras gratis las descarga cualquiera. Las exclusivas requieren un plan que incluya su tipo o comprar la obra suelta.
- ¿Tengo que citar al autor? :: Solo si la licencia lo pide. En la página de la obra está la línea lista para copiar.
- ¿Dónde están mis descargas anteriores? :: En tu panel, en Descargas, en todos los formatos y sin volver a contar.
## faq | Planes y pagos
- ¿Puedo cancelar cuando quiera? :: Sí, en Suscripciones. El plan sigue hasta el final del periodo pagado.
- ¿Dónde está mi factura? :: En Transacciones, para imprimir o descargar.
- Falló un pago. ¿Y ahora? :: Revisa la forma de pago en Suscripciones. Lo intentamos varios días antes de que termine el plan.
## faq | Tu cuenta
- Olvidé mi contraseña :: Pide un enlace en la página de inicio de sesión. Sirve una vez y por poco tiempo.
- ¿Cómo elimino mi cuenta? :: En los ajustes de tu perfil. Antes puedes descargar una copia de tus datos.
## form question | Pregunta a una persona
`,
    pt: `
# Ajuda
Respostas sobre downloads, licenças, planos e sua conta. Se faltar a sua, uma pessoa responde.
[Fale conosco](/contact)
[Como funciona a biblioteca](/pages/guide)
## faq | Downloads e licenças
- Por que não consigo baixar uma obra? :: Obras grátis podem ser baixadas por todos. As exclusivas exigem um plano que inclua o tipo ou a compra da obra.
- Preciso citar o autor? :: Só quando a licença pede. A página da obra traz a linha pronta para copiar.
- Onde estão meus downloads antigos? :: No painel, em Downloads, em todos os formatos e sem contar de novo.
## faq | Planos e pagamentos
- Posso cancelar quando quiser? :: Sim, em Assinaturas. O plano vale até o fim do período pago.
- Onde está minha fatura? :: Em Transações, para imprimir ou baixar.
- Um pagamento falhou. E agora? :: Confira a forma de pagamento em Assinaturas. Tentamos por alguns dias antes de o plano terminar.
## faq | Sua conta
- Esqueci minha senha :: Peça um link na página de login. Ele vale uma vez e por pouco tempo.
- Como excluo minha conta? :: Nas configurações do perfil. Antes você pode baixar uma cópia dos seus dados.
## form question | Pergunte a uma pessoa
`,
    fr: `
# Aide
Des réponses sur les téléchargements, les licences, les abonnements et votre compte. S’il en manque une, une personne vous répond.
[Nous contacter](/contact)
[Comment fonctionne la bibliothèque](/pages/guide)
## faq | Téléchargements et licences
- Pourquoi ne puis-je pas télécharger une œuvre ? :: Les œuvres gratuites sont ouvertes à tous. Les exclusives demandent un abonnement qui comprend leur type, ou l’achat de l’œuvre.
- Dois-je citer l’auteur ? :: Seulement si la licence le demande. La page de l’œuvre propose la ligne à copier.
- Où sont mes anciens téléchargements ? :: Dans votre tableau de bord, sous Téléchargements, dans tous les formats et sans être recomptés.
## faq | Abonnements et paiements
- Puis-je résilier à tout moment ? :: Oui, sous Abonnements. L’abonnement court jusqu’à la fin de la période payée.
- Où est ma facture ? :: Sous Transactions, à imprimer ou à télécharger.
- Un paiement a échoué. Que faire ? :: Vérifiez le moyen de paiement sous Abonnements. Nous réessayons quelques jours avant la fin de l’abonnement.
## faq | Votre compte
- J’ai oublié mon mot de passe :: Demandez un lien sur la page de connexion. Il sert une fois, et peu de temps.
- Comment supprimer mon compte ? :: Dans les réglages de votre profil. Vous pouvez d’abord télécharger une copie de vos données.
## form question | Poser une question
`,
    de: `
# Hilfe
Antworten zu Downloads, Lizenzen, Tarifen und deinem Konto. Fehlt deine, antwortet dir ein Mensch.
[Kontakt](/contact)
[So funktioniert die Bibliothek](/pages/guide)
## faq | Downloads und Lizenzen
- Warum kann ich ein Werk nicht herunterladen? :: Kostenlose Werke stehen allen offen. Exklusive brauchen einen Tarif, der ihre Art enthält, oder den Kauf des Werks.
- Muss ich den Urheber nennen? :: Nur wenn die Lizenz es verlangt. Auf der Seite des Werks steht die Zeile zum Kopieren.
- Wo sind meine früheren Downloads? :: In deinem Dashboard unter Downloads, in jedem Format und ohne erneut zu zählen.
## faq | Tarife und Zahlungen
- Kann ich jederzeit kündigen? :: Ja, unter Abos. Der Tarif läuft bis zum Ende des bezahlten Zeitraums.
- Wo ist meine Rechnung? :: Unter Transaktionen, zum Drucken oder Herunterladen.
- Eine Zahlung schlug fehl. Was nun? :: Prüfe die Zahlungsart unter Abos. Wir versuchen es einige Tage, bevor der Tarif endet.
## faq | Dein Konto
- Ich habe mein Passwort vergessen :: Fordere auf der Anmeldeseite einen Link an. Er gilt einmal und nur kurze Zeit.
- Wie lösche ich mein Konto? :: In den Einstellungen deines Profils. Vorher kannst du eine Kopie deiner Daten herunterladen.
## form question | Einen Menschen fragen
`,
    ja: `
# ヘルプ
ダウンロード、ライセンス、プラン、アカウントについての答えです。見つからないときは、担当者がお答えします。
[お問い合わせ](/contact)
[ライブラリの使い方](/pages/guide)
## faq | ダウンロードとライセンス
- 作品をダウンロードできません :: 無料の作品はどなたでもダウンロードできます。限定作品には、その種類を含むプランか、作品の購入が必要です。
- 作者名を書く必要がありますか? :: ライセンスで求められている場合だけです。作品のページからそのままコピーできます。
- 以前のダウンロードはどこですか? :: ダッシュボードの「ダウンロード」にあります。どの形式でも、回数に数えずに受け取れます。
## faq | プランとお支払い
- いつでも解約できますか? :: はい。「サブスクリプション」から解約でき、支払い済みの期間が終わるまで使えます。
- 請求書はどこですか? :: 「取引」から印刷やダウンロードができます。
- 支払いに失敗しました :: 「サブスクリプション」で支払い方法をご確認ください。プランが終わる前に、数日間再試行します。
## faq | アカウント
- パスワードを忘れました :: ログインページからリンクを請求してください。1 回だけ、短い時間のみ有効です。
- アカウントを削除するには? :: プロフィールの設定から削除できます。先にデータのコピーをダウンロードできます。
## form question | 担当者に聞く
`,
    ko: `
# 도움말
다운로드, 라이선스, 요금제, 계정에 대한 답변입니다. 찾는 답이 없으면 담당자가 답해 드립니다.
[문의하기](/contact)
[라이브러리 이용 방법](/pages/guide)
## faq | 다운로드와 라이선스
- 작품을 다운로드할 수 없어요 :: 무료 작품은 누구나 받을 수 있습니다. 독점 작품은 해당 종류가 포함된 요금제나 작품 구매가 필요합니다.
- 작가 이름을 밝혀야 하나요? :: 라이선스가 요구할 때만 밝히면 됩니다. 작품 페이지에서 바로 복사할 수 있습니다.
- 이전 다운로드는 어디 있나요? :: 대시보드의 다운로드에 있습니다. 모든 형식을 횟수에 포함되지 않고 받을 수 있습니다.
## faq | 요금제와 결제
- 언제든 해지할 수 있나요? :: 네, 구독에서 해지할 수 있고 결제한 기간이 끝날 때까지 이용할 수 있습니다.
- 청구서는 어디 있나요? :: 거래 내역에서 인쇄하거나 내려받을 수 있습니다.
- 결제에 실패했어요 :: 구독에서 결제 수단을 확인하세요. 요금제가 끝나기 전 며칠 동안 다시 시도합니다.
## faq | 계정
- 비밀번호를 잊었어요 :: 로그인 페이지에서 링크를 요청하세요. 한 번만, 짧은 시간 동안 쓸 수 있습니다.
- 계정을 삭제하려면요? :: 프로필 설정에서 삭제할 수 있습니다. 먼저 데이터 사본을 받을 수 있습니다.
## form question | 담당자에게 묻기
`,
  },
})
