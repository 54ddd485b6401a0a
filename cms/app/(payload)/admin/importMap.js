import { PreviewCell as PreviewCell_c40ff7bce5cef401f199b140ebd4bb95 } from '../../../../cms/panel/preview-cell.tsx'
import { OriginalField as OriginalField_8f913a9276fefb4ce867afd88dc245cd } from '../../../../cms/panel/original-field.tsx'
import { SimilarField as SimilarField_775990b652fd1f8756a6a7dda3c19799 } from '../../../../cms/panel/similar-field.tsx'
import { TitleCell as TitleCell_70f88382e8c22ec48b1a8cf5c6ef55bb } from '../../../../cms/panel/title-cell.tsx'
import { PriceCell as PriceCell_a468a63656ee67c718c2630c0999f0d3 } from '../../../../cms/panel/price-cell.tsx'
import { PriceField as PriceField_41ab0e9e69127e775e30cc62ecd8afe0 } from '../../../../cms/panel/price-field.tsx'
import { CoverCell as CoverCell_38b9cc49c153cb10523c13c8f339e910 } from '../../../../cms/panel/cover-cell.tsx'
import { CoverField as CoverField_67df38d498c195c883f830552f34120b } from '../../../../cms/panel/cover-field.tsx'
import { ApprovalField as ApprovalField_25b97fa1b8d0a13e3380e83038d03c59 } from '../../../../cms/panel/approval-field.tsx'
import { SaveWarning as SaveWarning_5b921869d52f9f5be5340e44b929fb54 } from '../../../../cms/panel/save-warning.tsx'
import { TimeZone as TimeZone_9ec9a722fc98c422ca9b9e038696965f } from '../../../../cms/panel/time-zone.tsx'
import { MarksField as MarksField_96583940ffcc6c0aac1681f0347b1fe2 } from '../../../../cms/panel/marks-field.tsx'
import { MarksCell as MarksCell_bc73b9d67b25a8281e35696e1cb61e85 } from '../../../../cms/panel/marks-cell.tsx'
import { ExportPage as ExportPage_dfe1a9e2c72d48ff9abf520e449e4839 } from '../../../../cms/panel/export-page.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_691115ec0d10e33f8ccf7c9fd3c76d36 } from '../../../../cms/panel/search-preview.tsx'
import { ImportPage as ImportPage_9c1fbce537dae2da67cc97e6b9cd976d } from '../../../../cms/panel/import-page.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HoldSave as HoldSave_88476bfdc931977a92cdeb48f5def8dc } from '../../../../cms/panel/hold-save.tsx'
import { UsesField as UsesField_1fad1aa53624212c5058bfe401222b4d } from '../../../../cms/panel/uses-field.tsx'
import { UsesCell as UsesCell_d84cff36a8f8dc499525e89df9ee695c } from '../../../../cms/panel/uses-cell.tsx'
import { OrderFiles as OrderFiles_cfd0dda4d8ac7bb52214576c7269af93 } from '../../../../cms/panel/order-files.tsx'
import { JsonField as JsonField_72773602a768457cc4784dab31f31bd6 } from '../../../../cms/panel/json-field.tsx'
import { LogoField as LogoField_0f7d8e07a2121266e78acc9a8fe49960 } from '../../../../cms/panel/logo-field.tsx'
import { SitePreview as SitePreview_fb52f29e206916cefacb41cc5c3dbf24 } from '../../../../cms/panel/site-preview.tsx'
import { CurrencyPreview as CurrencyPreview_b8632bf13993e4f4535a88e9360814be } from '../../../../cms/panel/currency-preview.tsx'
import { Nav as Nav_197d434e3389822e7b0a98a15bbfe8d6 } from '../../../../cms/panel/nav.tsx'
import { Icon as Icon_ec2d7b3d88f9ee9a0f2de7912672d50f } from '../../../../cms/panel/arches.tsx'
import { Logo as Logo_5d6da36c08f2562feb5fbdf949fe1bb3 } from '../../../../cms/panel/brand.tsx'
import { Desk as Desk_197e50426bf4370a4b077ea7e2a1dc9e } from '../../../../cms/panel/desk/desk.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/panel/preview-cell.tsx#PreviewCell": PreviewCell_c40ff7bce5cef401f199b140ebd4bb95,
  "/cms/panel/original-field.tsx#OriginalField": OriginalField_8f913a9276fefb4ce867afd88dc245cd,
  "/cms/panel/similar-field.tsx#SimilarField": SimilarField_775990b652fd1f8756a6a7dda3c19799,
  "/cms/panel/title-cell.tsx#TitleCell": TitleCell_70f88382e8c22ec48b1a8cf5c6ef55bb,
  "/cms/panel/price-cell.tsx#PriceCell": PriceCell_a468a63656ee67c718c2630c0999f0d3,
  "/cms/panel/price-field.tsx#PriceField": PriceField_41ab0e9e69127e775e30cc62ecd8afe0,
  "/cms/panel/cover-cell.tsx#CoverCell": CoverCell_38b9cc49c153cb10523c13c8f339e910,
  "/cms/panel/cover-field.tsx#CoverField": CoverField_67df38d498c195c883f830552f34120b,
  "/cms/panel/approval-field.tsx#ApprovalField": ApprovalField_25b97fa1b8d0a13e3380e83038d03c59,
  "/cms/panel/save-warning.tsx#SaveWarning": SaveWarning_5b921869d52f9f5be5340e44b929fb54,
  "/cms/panel/time-zone.tsx#TimeZone": TimeZone_9ec9a722fc98c422ca9b9e038696965f,
  "/cms/panel/marks-field.tsx#MarksField": MarksField_96583940ffcc6c0aac1681f0347b1fe2,
  "/cms/panel/marks-cell.tsx#MarksCell": MarksCell_bc73b9d67b25a8281e35696e1cb61e85,
  "/cms/panel/export-page.tsx#ExportPage": ExportPage_dfe1a9e2c72d48ff9abf520e449e4839,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/panel/search-preview.tsx#SearchPreview": SearchPreview_691115ec0d10e33f8ccf7c9fd3c76d36,
  "/cms/panel/import-page.tsx#ImportPage": ImportPage_9c1fbce537dae2da67cc97e6b9cd976d,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/panel/hold-save.tsx#HoldSave": HoldSave_88476bfdc931977a92cdeb48f5def8dc,
  "/cms/panel/uses-field.tsx#UsesField": UsesField_1fad1aa53624212c5058bfe401222b4d,
  "/cms/panel/uses-cell.tsx#UsesCell": UsesCell_d84cff36a8f8dc499525e89df9ee695c,
  "/cms/panel/order-files.tsx#OrderFiles": OrderFiles_cfd0dda4d8ac7bb52214576c7269af93,
  "/cms/panel/json-field.tsx#JsonField": JsonField_72773602a768457cc4784dab31f31bd6,
  "/cms/panel/logo-field.tsx#LogoField": LogoField_0f7d8e07a2121266e78acc9a8fe49960,
  "/cms/panel/site-preview.tsx#SitePreview": SitePreview_fb52f29e206916cefacb41cc5c3dbf24,
  "/cms/panel/currency-preview.tsx#CurrencyPreview": CurrencyPreview_b8632bf13993e4f4535a88e9360814be,
  "/cms/panel/nav.tsx#Nav": Nav_197d434e3389822e7b0a98a15bbfe8d6,
  "/cms/panel/arches.tsx#Icon": Icon_ec2d7b3d88f9ee9a0f2de7912672d50f,
  "/cms/panel/brand.tsx#Logo": Logo_5d6da36c08f2562feb5fbdf949fe1bb3,
  "/cms/panel/desk/desk.tsx#Desk": Desk_197e50426bf4370a4b077ea7e2a1dc9e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
