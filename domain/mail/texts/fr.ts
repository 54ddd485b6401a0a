import type { MailTexts } from './texts.ts'

export const FR: MailTexts = {
  greeting: 'Bonjour {name},',
  footer: 'Ce message a été envoyé à {email} en raison d’un compte chez Motif.',
  unknownDevice: 'un appareil inconnu',
  settings: 'Choisir les messages que vous recevez',
  mails: {
    'verify-email': {
      subject: 'Confirmez votre adresse e-mail',
      body: 'Bienvenue sur Motif. Confirmez que cette adresse est la vôtre et votre compte sera prêt.',
      action: 'Confirmer l’adresse',
      note: 'Le lien est valable trois jours. Si vous n’avez pas créé de compte, ignorez ce message.',
    },
    welcome: {
      subject: 'Bienvenue sur Motif',
      body: 'Votre adresse est confirmée. Icônes, illustrations, animations et 3D vous attendent.',
      action: 'Explorer la bibliothèque',
      note: 'Enregistrez des ressources dans des collections, suivez des profils et téléchargez au format qu’il vous faut.',
    },
    'account-exists': {
      subject: 'Vous avez déjà un compte',
      body: 'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un compte chez Motif. Il en existe déjà un : connectez-vous simplement.',
      action: 'Choisir un nouveau mot de passe',
      note: 'Si vous connaissez votre mot de passe, vous n’avez rien à faire. Si ce n’était pas vous, rien n’a changé.',
    },
    'reset-password': {
      subject: 'Choisissez un nouveau mot de passe',
      body: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ce compte.',
      action: 'Choisir un nouveau mot de passe',
      note: 'Le lien est valable une heure et une seule fois. Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
    },
    'change-email': {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      body: 'Cette adresse va devenir celle de votre compte chez Motif. Rien ne change avant votre confirmation.',
      action: 'Confirmer la nouvelle adresse',
      note: 'Le lien est valable un jour. Si vous n’avez rien demandé, ignorez ce message.',
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a changé',
      body: 'Votre compte chez Motif a une nouvelle adresse. Celle-ci ne lui appartient plus.',
      action: 'Ce n’était pas vous ?',
      note: 'Si vous n’en êtes pas à l’origine, écrivez-nous immédiatement à {support}.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a changé',
      body: 'Le mot de passe de votre compte chez Motif a été changé et tous les autres appareils ont été déconnectés.',
      action: 'Ce n’était pas vous ?',
      note: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe maintenant.',
    },
    'new-device': {
      subject: 'Nouvelle connexion à votre compte',
      body: 'Quelqu’un s’est connecté à votre compte chez Motif depuis un appareil que nous ne connaissions pas : {device}.',
      action: 'Ce n’était pas vous ?',
      note: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe maintenant : tous les appareils seront déconnectés.',
    },
    'upload-not-processed': {
      subject: 'Nous n’avons pas pu traiter votre fichier',
      body: 'Nous avons reçu votre fichier « {file} » mais n’avons pas pu le traiter à cause d’un problème de notre côté. Rien n’a été publié.',
      action: 'Aller sur Motif',
      note: 'Envoyez-le de nouveau. Si cela échoue encore, écrivez-nous à {support} : votre envoi est conservé.',
    },
    'submission-published': {
      subject: 'Votre ressource est publiée',
      body: 'Votre ressource « {title} » a été acceptée et est maintenant publiée sur Motif.',
      action: 'Voir vos notifications',
      note: 'Les personnes qui suivent votre profil sont prévenues. La recherche trouve la ressource en une minute.',
    },
    'submission-returned': {
      subject: 'Votre ressource doit être modifiée',
      body: 'L’équipe de validation a renvoyé « {title} ». La publication est possible après quelques modifications.',
      action: 'Voir les modifications',
      note: 'Ouvrez l’envoi depuis la notification, faites les modifications et envoyez-le à nouveau sous 30 jours.',
    },
    'submission-rejected': {
      subject: 'Votre ressource n’a pas été acceptée',
      body: 'L’équipe de validation n’a pas accepté « {title} ».',
      action: 'Voir les motifs',
      note: 'Ouvrez l’envoi depuis la notification pour voir les motifs. Vous pouvez contester une fois ; une autre personne décide alors.',
    },
    'published-digest': {
      subject: 'Nouveautés des profils que vous suivez',
      body: 'Publié depuis votre dernière visite : {works}.',
      action: 'Voir les nouveautés',
      note: 'Vous avez demandé ce message. Il arrive au plus une fois par jour, et seulement s’il y a du nouveau.',
    },
  },
}
