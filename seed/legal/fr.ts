import type { LegalTexts } from './texts.ts'

export const FR: LegalTexts = {
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Ce que vous pouvez faire sur {site} et ce que vous pouvez attendre de nous.',
    sections: {
      library: [
        'La bibliothèque',
        '{site} est une bibliothèque de ressources de design : icônes, illustrations, modèles 3D, animations, photos et modèles de mise en page. Vous pouvez toutes les chercher, les voir et changer leurs couleurs sans compte, et télécharger celles qui sont gratuites.',
      ],
      account: [
        'Votre compte',
        'Un compte ajoute des collections, des favoris, des profils suivis et l’historique de vos téléchargements. Utilisez une adresse e-mail à vous, gardez votre mot de passe secret et prévenez-nous si vous pensez qu’une autre personne utilise votre compte.',
      ],
      licences: [
        'Licences',
        'Chaque ressource a une seule licence, indiquée sur sa page. La licence décide de l’usage permis et de l’obligation de citer l’auteur. La version en vigueur au moment du téléchargement est enregistrée avec lui et continue de s’y appliquer, même si la licence de la ressource change ensuite.',
      ],
      limits: [
        'Usage raisonnable',
        'Vous ne pouvez pas copier toute la bibliothèque, proposer ses ressources comme votre propre bibliothèque, contourner les limites ou les prix, ni gêner le service pour les autres. Les téléchargements et les recherches ont des limites, bien au-delà des besoins d’une personne.',
      ],
      contributors: [
        'Contributeurs et œuvres importées',
        'Les ressources appartiennent à leurs auteurs. Beaucoup viennent de sources sous licence ouverte et indiquent auteur, licence et origine. Les auteurs d’œuvres importées peuvent nous demander de corriger leur profil, de le leur confier ou de retirer leur œuvre.',
      ],
      complaints: [
        'Si quelque chose porte atteinte à vos droits',
        'Envoyez-nous l’adresse de la page et dites-nous lequel de vos droits est concerné. Nous vérifions, nous vous répondons et nous retirons ce qui ne doit pas être ici.',
      ],
      prices: [
        'Prix',
        'Les ressources gratuites ne coûtent rien. Les ressources exclusives ne sont pas encore en vente : vous pouvez les enregistrer et demander à être averti. Avant le début des ventes, cette page indiquera les prix, le paiement et votre droit de rétractation.',
      ],
      liability: [
        'Ce dont nous répondons',
        'Nous gérons {site} avec soin, mais nous ne pouvons pas promettre qu’il est toujours disponible ni que chaque ressource convient à votre but. Vérifiez l’aperçu avant d’imprimer. Ces conditions ne limitent pas les droits que la loi vous donne en tant que consommateur.',
      ],
      end: [
        'Fin de votre compte',
        'Vous pouvez supprimer votre compte à tout moment dans ses paramètres. Ce que vous avez téléchargé reste sous licence. Nous pouvons fermer un compte qui enfreint ces conditions, en vous disant pourquoi.',
      ],
      changes: [
        'Modifications',
        'Quand ces conditions changent, cette page affiche la nouvelle date et nous vous demandons de les accepter à la prochaine utilisation de votre compte.',
      ],
    },
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Quelles données {site} conserve sur vous, pourquoi et combien de temps.',
    sections: {
      visit: [
        'Lors de votre visite',
        'Pour répondre à une requête, nos serveurs ont besoin de votre adresse réseau. Pour limiter les téléchargements et les tentatives de connexion, ils en conservent une forme codée pendant deux jours au plus. Les vues et les téléchargements sont comptés sans votre nom.',
      ],
      cookies: [
        'Cookies',
        'Nous conservons seulement ce dont le site a besoin : votre session, votre navigateur pour les avis de connexion, votre langue, votre choix sur les cookies et, jusqu’à votre inscription, l’origine de la visite. Le thème et vos dernières recherches restent dans votre navigateur. Les scripts de tiers, comme la connexion Google, ne sont chargés que si vous le permettez.',
      ],
      account: [
        'Votre compte',
        'Nous conservons votre adresse e-mail, votre nom et ce que vous ajoutez à votre profil, vos sessions, favoris, collections, palettes, profils suivis, recherches, ressources vues récemment et la page qui vous a menés à nous. Votre mot de passe n’est conservé que sous forme d’empreinte irréversible.',
      ],
      downloads: [
        'Téléchargements',
        'Pour chaque téléchargement, nous conservons la ressource, le format, la licence et la date, afin que vous puissiez prouver votre licence et que les auteurs soient crédités. La loi nous oblige à garder ces enregistrements. Une fois votre compte supprimé, ils ne contiennent ni votre nom ni votre adresse.',
      ],
      pictures: [
        'Recherche par image',
        'L’image avec laquelle vous cherchez est comparée à la bibliothèque sur nos propres serveurs et supprimée au bout d’un jour.',
      ],
      messages: [
        'E-mails et messages',
        'Nous envoyons les e-mails dont votre compte a besoin, et d’autres seulement si vous les avez choisis. Ce que vous nous écrivez dans le formulaire de contact est lu par notre équipe et supprimé au bout d’un an.',
      ],
      others: [
        'Qui reçoit des données',
        'Nous ne vendons pas de données et n’affichons pas de publicité. Les prestataires de nos serveurs et de notre messagerie traitent des données pour nous. Si vous vous connectez avec Google, Google l’apprend.',
      ],
      rights: [
        'Vos droits',
        'Dans les paramètres de votre compte, vous pouvez télécharger toutes les données que nous conservons sur vous, les corriger et supprimer le compte. Pour le reste, utilisez le formulaire de contact. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    },
  },
}
