import { writtenPage } from './page.ts'

export const AFFILIATE_PAGE = writtenPage({
  place: 'root',
  slug: 'affiliate-partner',
  related: ['about', 'features'],
  texts: {
    en: `
# Affiliate partners
Recommend the library and earn 20 % of the first payment of everyone who comes through your link.
[Join the program](/dashboard/affiliation)
## steps | How it works
- Join :: It is free and takes a minute in your dashboard.
- Share your link :: In an article, a video or a list of tools. The last click within 45 days counts.
- Get paid :: Rewards are released after the refund window. From 50 US dollars on you may ask for a payout.
## faq | Questions
- How much can one customer earn me? :: 20 % of the first payment without tax, at most 200 US dollars.
- May I use my own link? :: No. Your own purchases and purchases with your own card do not count.
- What happens after a refund? :: The reward is lowered by the same share.
- Where do I see my figures? :: Clicks, sign-ups, rewards and payouts are in your dashboard, as they happen.
## action | Begin today
[Join the program](/dashboard/affiliation)
`,
    es: `
# Programa de afiliados
Recomienda la biblioteca y gana el 20 % del primer pago de quien llegue por tu enlace.
[Unirse al programa](/dashboard/affiliation)
## steps | Cómo funciona
- Únete :: Es gratis y se hace en un minuto desde tu panel.
- Comparte tu enlace :: En un artículo, un vídeo o una lista de herramientas. Cuenta el último clic de los últimos 45 días.
- Cobra :: Las recompensas se liberan al terminar el plazo de reembolso. A partir de 50 dólares puedes pedir un pago.
## faq | Preguntas
- ¿Cuánto puedo ganar con un cliente? :: El 20 % del primer pago sin impuestos, con un máximo de 200 dólares.
- ¿Puedo usar mi propio enlace? :: No. Tus compras y las hechas con tu tarjeta no cuentan.
- ¿Qué pasa tras un reembolso? :: La recompensa baja en la misma proporción.
- ¿Dónde veo mis cifras? :: Clics, registros, recompensas y pagos están en tu panel, en el momento.
## action | Empieza hoy
[Unirse al programa](/dashboard/affiliation)
`,
    pt: `
# Programa de afiliados
Recomende a biblioteca e ganhe 20% do primeiro pagamento de quem chegar pelo seu link.
[Participar do programa](/dashboard/affiliation)
## steps | Como funciona
- Participe :: É grátis e leva um minuto no seu painel.
- Compartilhe seu link :: Em um artigo, um vídeo ou uma lista de ferramentas. Vale o último clique dos últimos 45 dias.
- Receba :: As recompensas são liberadas depois do prazo de reembolso. A partir de 50 dólares você pode pedir o pagamento.
## faq | Perguntas
- Quanto posso ganhar com um cliente? :: 20% do primeiro pagamento sem impostos, no máximo 200 dólares.
- Posso usar meu próprio link? :: Não. Suas compras e as feitas com o seu cartão não contam.
- O que acontece depois de um reembolso? :: A recompensa diminui na mesma proporção.
- Onde vejo meus números? :: Cliques, cadastros, recompensas e pagamentos estão no seu painel, na hora.
## action | Comece hoje
[Participar do programa](/dashboard/affiliation)
`,
    fr: `
# Partenaires affiliés
Recommandez la bibliothèque et gagnez 20 % du premier paiement de chaque personne venue par votre lien.
[Rejoindre le programme](/dashboard/affiliation)
## steps | Le principe
- Inscrivez-vous :: C’est gratuit et cela prend une minute dans votre tableau de bord.
- Partagez votre lien :: Dans un article, une vidéo ou une liste d’outils. Le dernier clic des 45 derniers jours compte.
- Soyez payé :: Les commissions sont libérées après le délai de remboursement. Dès 50 dollars, vous pouvez demander un versement.
## faq | Questions
- Combien rapporte un client ? :: 20 % du premier paiement hors taxes, 200 dollars au maximum.
- Puis-je utiliser mon propre lien ? :: Non. Vos achats et ceux réglés avec votre carte ne comptent pas.
- Que se passe-t-il après un remboursement ? :: La commission diminue dans la même proportion.
- Où voir mes chiffres ? :: Clics, inscriptions, commissions et versements figurent dans votre tableau de bord, au fil de l’eau.
## action | Commencez aujourd’hui
[Rejoindre le programme](/dashboard/affiliation)
`,
    de: `
# Partnerprogramm
Empfiehl die Bibliothek und erhalte 20 % der ersten Zahlung von allen, die über deinen Link kommen.
[Teilnehmen](/dashboard/affiliation)
## steps | So geht es
- Teilnehmen :: Kostenlos, in einer Minute in deinem Dashboard.
- Link teilen :: In einem Artikel, einem Video oder einer Liste von Werkzeugen. Es zählt der letzte Klick der letzten 45 Tage.
- Auszahlen lassen :: Provisionen werden nach der Rückgabefrist frei. Ab 50 US-Dollar kannst du eine Auszahlung anfordern.
## faq | Fragen
- Wie viel bringt ein Kunde höchstens? :: 20 % der ersten Zahlung ohne Steuer, höchstens 200 US-Dollar.
- Darf ich meinen eigenen Link verwenden? :: Nein. Eigene Käufe und Käufe mit deiner Karte zählen nicht.
- Was geschieht nach einer Erstattung? :: Die Provision sinkt um denselben Anteil.
- Wo sehe ich meine Zahlen? :: Klicks, Anmeldungen, Provisionen und Auszahlungen stehen laufend in deinem Dashboard.
## action | Fang heute an
[Teilnehmen](/dashboard/affiliation)
`,
    ja: `
# アフィリエイトパートナー
ライブラリを紹介して、あなたのリンクから来た人の最初のお支払いの 20% を受け取れます。
[プログラムに参加する](/dashboard/affiliation)
## steps | しくみ
- 参加する :: 無料です。ダッシュボードから 1 分で終わります。
- リンクを紹介する :: 記事や動画、ツールのリストで。45 日以内の最後のクリックが対象です。
- 受け取る :: 報酬は返金期間が過ぎると確定します。50 米ドルから支払いを申請できます。
## faq | よくある質問
- 1 人のお客様でいくらまで受け取れますか? :: 最初のお支払い（税抜）の 20%、上限は 200 米ドルです。
- 自分のリンクを使えますか? :: いいえ。ご自身の購入や、ご自身のカードによる購入は対象外です。
- 返金があるとどうなりますか? :: 返金と同じ割合だけ報酬が減ります。
- 数字はどこで見られますか? :: クリック、登録、報酬、支払いはダッシュボードで随時確認できます。
## action | 今日から始める
[プログラムに参加する](/dashboard/affiliation)
`,
    ko: `
# 제휴 파트너
라이브러리를 추천하고, 내 링크로 온 사람의 첫 결제 금액 20%를 받으세요.
[프로그램 참여하기](/dashboard/affiliation)
## steps | 진행 방식
- 참여하기 :: 무료이며 대시보드에서 1분이면 됩니다.
- 링크 공유하기 :: 글이나 동영상, 도구 목록에 올리세요. 45일 안의 마지막 클릭이 인정됩니다.
- 받기 :: 보상은 환불 기간이 지나면 확정됩니다. 50달러부터 지급을 신청할 수 있습니다.
## faq | 자주 묻는 질문
- 고객 한 명당 얼마까지 받을 수 있나요? :: 세금을 뺀 첫 결제 금액의 20%이며 최대 200달러입니다.
- 내 링크를 내가 써도 되나요? :: 아니요. 본인의 구매와 본인 카드로 한 구매는 인정되지 않습니다.
- 환불되면 어떻게 되나요? :: 보상이 같은 비율로 줄어듭니다.
- 실적은 어디서 보나요? :: 클릭, 가입, 보상, 지급 내역을 대시보드에서 바로 볼 수 있습니다.
## action | 오늘 시작하세요
[프로그램 참여하기](/dashboard/affiliation)
`,
  },
})
