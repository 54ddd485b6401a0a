import type { OwnLicenceTexts } from './own-licence.ts'

export const FR: OwnLicenceTexts = {
  'motif-free': `Licence {site} Free, version 1.0

1. Autorisation. Vous pouvez utiliser, copier et modifier l’œuvre dans des projets personnels et commerciaux, dans le monde entier, sans limite de durée et sans paiement.

2. Attribution. Mentionnez l’auteur et {site} là où l’œuvre est visible ou dans les crédits du projet, avec un lien vers la page de l’œuvre lorsque le support le permet.

3. Interdictions. Vous ne pouvez pas vendre ni partager l’œuvre seule ou au sein d’une collection d’œuvres de ce type, la proposer dans un modèle ou un produit dont elle constitue la valeur principale, l’utiliser comme marque ou dans une marque, ni prétendre que vous l’avez créée.

4. Personnes et marques. La licence ne couvre pas les droits des personnes, des marques ou des biens que l’œuvre peut montrer.

5. Garantie. L’auteur garantit que l’œuvre est la sienne. Pour le reste, l’œuvre est fournie en l’état, sans garantie.

6. Fin. La licence prend fin si vous ne la respectez pas et n’y remédiez pas dans les 30 jours suivant un avertissement.`,
  'motif-standard': `Licence {site} Standard, version 1.0

1. Autorisation. Vous pouvez utiliser, copier et modifier l’œuvre dans des projets personnels et commerciaux, dans le monde entier et sans limite de durée. La licence n’est pas exclusive et ne peut pas être cédée, sauf à un client dans le cadre d’un projet terminé.

2. Attribution. Vous n’avez pas à mentionner l’auteur, mais la mention est appréciée.

3. Étendue. Jusqu’à 500 000 exemplaires imprimés et un nombre illimité d’affichages dans les médias numériques. Pour les produits dont l’œuvre constitue la valeur principale, ou pour les modèles que d’autres modifient, il vous faut la licence Extended.

4. Interdictions. Vous ne pouvez pas vendre ni partager l’œuvre seule ou au sein d’une collection d’œuvres de ce type, l’utiliser comme marque ou dans une marque, l’utiliser pour entraîner des modèles qui produisent des œuvres similaires, ni prétendre que vous l’avez créée.

5. Personnes et marques. La licence ne couvre pas les droits des personnes, des marques ou des biens que l’œuvre peut montrer.

6. Ce que vous avez reste à vous. Ce que vous avez téléchargé tant que vous y aviez droit reste sous licence après la fin d’un abonnement.

7. Garantie. L’auteur garantit que l’œuvre est la sienne. Pour le reste, l’œuvre est fournie en l’état, et la responsabilité est limitée au montant que vous avez payé.

8. Fin. La licence prend fin si vous ne la respectez pas et n’y remédiez pas dans les 30 jours suivant un avertissement.`,
  'motif-extended': `Licence {site} Extended, version 1.0

1. Autorisation. Tout ce que permet la licence {site} Standard, sans limite d’exemplaires.

2. Produits. Vous pouvez utiliser l’œuvre sur des produits à vendre, imprimés ou numériques, même lorsqu’elle constitue une part principale de leur valeur.

3. Modèles. Vous pouvez intégrer l’œuvre dans des modèles, des thèmes et des applications que d’autres modifient ou installent, tant qu’ils ne peuvent pas en extraire l’œuvre comme fichier séparé.

4. Interdictions. Vous ne pouvez pas vendre ni partager l’œuvre seule ou au sein d’une collection d’œuvres de ce type, l’utiliser comme marque ou dans une marque, l’utiliser pour entraîner des modèles qui produisent des œuvres similaires, ni prétendre que vous l’avez créée.

5. Pour le reste, les conditions de la licence {site} Standard s’appliquent : attribution, droits des tiers, ce qui reste à vous, garantie et fin.`,
  'motif-editorial': `Licence {site} Editorial, version 1.0

1. Autorisation. Vous pouvez utiliser l’œuvre pour informer, enseigner, critiquer ou débattre, dans des articles, des documentaires, des livres, des cours et autres, dans le monde entier et sans limite de durée.

2. Attribution. Mentionnez l’auteur et {site} à côté de l’œuvre ou dans les crédits.

3. Jamais commercial. L’œuvre montre des personnes, des marques ou des lieux dont le consentement n’est pas disponible. Vous ne pouvez pas l’utiliser dans une publicité, sur des produits à vendre, ni pour promouvoir quoi que ce soit.

4. Sans altération. Vous pouvez la recadrer et ajuster sa taille, sa luminosité et sa balance des couleurs. Vous ne pouvez pas changer ce qu’elle montre.

5. Pour le reste, les conditions de la licence {site} Standard s’appliquent : interdictions, ce qui reste à vous, garantie et fin.`,
}
