/**
 * The tables of the migrated database, with the types that their columns have in a row of `sql` and `run`.
 * Generated: `npm test -- code cms/operations/schema -u` writes it again after a change to the migrations.
 */
export interface Tables {
  _collections_v: {
    created_at: string
    id: number
    latest: boolean | null
    parent_id: number | null
    published_locale: Enums['enum__collections_v_published_locale'] | null
    snapshot: boolean | null
    updated_at: string
    version__status: Enums['enum__collections_v_version_status'] | null
    version_approved_by_id: string | null
    version_changed_by_id: string | null
    version_created_at: string | null
    version_position: string | null
    version_slug: string | null
    version_updated_at: string | null
  }
  _collections_v_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    version_description: string | null
    version_title: string | null
  }
  _collections_v_rels: {
    id: number
    items_id: number | null
    order: number | null
    parent_id: number
    path: string
  }
  _landing_pages_v: {
    autosave: boolean | null
    created_at: string
    id: number
    latest: boolean | null
    parent_id: number | null
    published_locale: Enums['enum__landing_pages_v_published_locale'] | null
    snapshot: boolean | null
    updated_at: string
    version__status: Enums['enum__landing_pages_v_version_status'] | null
    version_approved_by_id: string | null
    version_blocks: unknown
    version_changed_by_id: string | null
    version_created_at: string | null
    version_deleted_at: string | null
    version_hero: Enums['enum__landing_pages_v_version_hero'] | null
    version_layout: Enums['enum__landing_pages_v_version_layout'] | null
    version_place: Enums['enum__landing_pages_v_version_place'] | null
    version_publish_at: string | null
    version_schedule_note: string | null
    version_selection_price: Enums['enum__landing_pages_v_version_selection_price'] | null
    version_selection_words: string | null
    version_seo_hidden: boolean | null
    version_seo_image_id: number | null
    version_seo_picture_id: number | null
    version_slug: string | null
    version_unpublish_at: string | null
    version_updated_at: string | null
  }
  _landing_pages_v_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    version_description: string | null
    version_seo_description: string | null
    version_seo_title: string | null
    version_title: string | null
  }
  _landing_pages_v_rels: {
    categories_id: number | null
    collections_id: number | null
    id: number
    items_id: number | null
    landing_pages_id: number | null
    order: number | null
    parent_id: number
    path: string
    styles_id: number | null
    tags_id: number | null
  }
  _landing_pages_v_version_selection_kinds: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum__landing_pages_v_version_selection_kinds'] | null
  }
  _posts_v: {
    created_at: string
    id: number
    latest: boolean | null
    parent_id: number | null
    published_locale: Enums['enum__posts_v_published_locale'] | null
    snapshot: boolean | null
    updated_at: string
    version__status: Enums['enum__posts_v_version_status'] | null
    version_approved_by_id: string | null
    version_author_id: number | null
    version_category_id: number | null
    version_changed_by_id: string | null
    version_created_at: string | null
    version_image_id: number | null
    version_published_at: string | null
    version_slug: string | null
    version_tint: Enums['enum__posts_v_version_tint'] | null
    version_updated_at: string | null
  }
  _posts_v_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    version_body: unknown
    version_description: string | null
    version_minutes: string | null
    version_text: string | null
    version_title: string | null
  }
  _posts_v_rels: {
    blog_topics_id: number | null
    id: number
    items_id: number | null
    order: number | null
    parent_id: number
    path: string
    posts_id: number | null
  }
  abuse_signals: {
    closed_at: string | null
    closed_by: string | null
    found_at: string
    id: string
    kind: string
    measured: number
    measured_at: string
    period: string
    resolution: string | null
    team_id: string | null
    threshold: number
    user_id: string | null
  }
  account_networks: {
    day: string
    network: string
    user_id: string
  }
  account_tokens: {
    device_hash: string | null
    email: string
    expires_at: string
    mail_id: string
    purpose: string
    token_hash: string
    used_at: string | null
    user_id: string
  }
  affiliate_payouts: {
    address: string | null
    amount: string
    approved_at: string | null
    approver_id: string | null
    created_at: string
    currency: string
    first_approver_id: string | null
    id: string
    reason: string | null
    settled_at: string | null
    settled_by: string | null
    state: string
    transfer: string | null
    user_id: string
  }
  affiliates: {
    joined_at: string
    user_id: string
  }
  announced_assets: {
    announced_at: string
    asset_id: number
    form: string
  }
  announcements: {
    created_at: string | null
    id: number
    updated_at: string | null
  }
  announcements_entries: {
    _order: number
    _parent_id: number
    address: string | null
    audience: Enums['enum_announcements_entries_audience']
    from: string | null
    id: string
    until: string | null
  }
  announcements_entries_locales: {
    _locale: Enums['_locales']
    _parent_id: string
    id: number
    link_label: string | null
    text: string
  }
  asset_grants: {
    asset_id: number
    form: string
    granted_at: string
    id: number
    order_id: string
    order_line_id: number
    revoked_at: string | null
    team_id: string | null
    user_id: string | null
  }
  attempts: {
    count: number
    ends_at: string
    key: string
  }
  audit_log: {
    actor_id: string | null
    after: unknown
    at: string
    before: unknown
    command: string
    id: string
    reason: string | null
    record_id: string
    resource: string
  }
  authors: {
    contributor_id: number | null
    created_at: string
    id: number
    name: string
    portrait_id: number | null
    slug: string
    updated_at: string
    url: string | null
  }
  authors_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    about: string | null
    id: number
    role: string | null
  }
  billing_addresses: {
    city: string
    company: string | null
    country: string
    created_at: string
    id: string
    line1: string
    line2: string | null
    name: string
    postal_code: string | null
    region: string | null
    tax_id: string | null
    team_id: string | null
    updated_at: string
    user_id: string | null
  }
  blog_topics: {
    created_at: string
    id: number
    kind: Enums['enum_blog_topics_kind']
    slug: string
    updated_at: string
  }
  blog_topics_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    description: string | null
    id: number
    name: string
  }
  brand_palettes: {
    colors: readonly string[]
    created_at: string
    id: string
    name: string
    position: number
    updated_at: string
    user_id: string
  }
  broken_links: {
    address: string
    document: string
    field: string
    found_at: string
    locale: string | null
    resource: string
  }
  bundles: {
    contributor_id: number
    created_at: string
    downloads: string
    featured: boolean | null
    free: boolean | null
    id: number
    licence_id: number
    number: string | null
    popularity: string
    price_amount: string | null
    price_currency: Enums['enum_bundles_price_currency']
    published_at: string | null
    search_version: string
    short_id: string | null
    slug: string | null
    source_key: string | null
    source_url: string | null
    tint: Enums['enum_bundles_tint'] | null
    updated_at: string
    views: string
    visibility: Enums['enum_bundles_visibility']
  }
  bundles_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    description: string | null
    id: number
    title: string
  }
  bundles_other_prices: {
    _order: number
    _parent_id: number
    amount: string
    currency: Enums['enum_bundles_other_prices_currency']
    id: string
  }
  bundles_rels: {
    id: number
    order: number | null
    packs_id: number | null
    parent_id: number
    path: string
  }
  cache_invalidations: {
    created_at: string
    id: string
    tags: readonly string[]
  }
  cancellation_surveys: {
    created_at: string
    id: number
    reason: string
    subscription_id: string
    user_id: string | null
    words: string
  }
  cart_assets: {
    added_at: string
    asset_id: number
    bundle_id: number | null
    cart_id: string
    form: string
    item_id: number | null
    pack_id: number | null
    price_amount: string
    price_currency: string
  }
  carts: {
    created_at: string
    id: string
    slug: string
    user_id: string
  }
  cashout_events: {
    actor_id: string | null
    at: string
    cashout_id: string
    event: string
    id: string
    reason: string | null
    to_state: string
  }
  cashout_holds: {
    contributor_id: number
    id: string
    placed_at: string
    placed_by: string
    reason: string
    released_at: string | null
    released_by: string | null
  }
  cashouts: {
    amount: string
    approved_at: string | null
    approver_id: string | null
    batch_id: string | null
    contributor_id: number
    created_at: string
    currency: string
    fee: string
    first_approver_id: string | null
    id: string
    is_unclaimed: boolean
    method: string
    method_id: string
    method_masked: string | null
    reason: string | null
    request_key: string
    requested_by: string
    sent_at: string | null
    settled_at: string | null
    settled_by: string | null
    state: string
    tax_form: string
    transfer: string | null
    us_source: string
    withheld: string
    withheld_basis_points: number
  }
  catalogue_counts: {
    count: number | null
    featured: boolean | null
    form: string | null
    free: boolean | null
    kind: string | null
    style_id: number | null
  }
  categories: {
    created_at: string
    id: number
    item_count: string
    parent_id: number | null
    position: string
    slug: string
    tree: Enums['enum_categories_tree']
    updated_at: string
  }
  categories_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    name: string
  }
  certificates: {
    document: unknown
    download_id: number
    id: string
    issued_at: string
    number: string
    revocation: string | null
    revoked_at: string | null
    team_id: string | null
    user_id: string | null
    withdrawal: string | null
    withdrawn_at: string | null
    withdrawn_by: string | null
  }
  collection_zips: {
    contents: unknown
    expires_at: string
    id: string
    user_id: string
  }
  collections: {
    _status: Enums['enum_collections_status'] | null
    approved_by_id: string | null
    changed_by_id: string | null
    created_at: string
    id: number
    position: string | null
    slug: string | null
    updated_at: string
  }
  collections_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    description: string | null
    id: number
    title: string | null
  }
  collections_rels: {
    id: number
    items_id: number | null
    order: number | null
    parent_id: number
    path: string
  }
  contact_messages: {
    answered: boolean | null
    created_at: string
    email: string
    id: number
    locale: string
    message: string
    name: string
    topic: Enums['enum_contact_messages_topic']
    updated_at: string
  }
  contributor_agreements: {
    accepted_at: string
    user_id: string
    version: string
  }
  contributor_invitations: {
    contributor_id: number
    created_at: string
    email: string
    expires_at: string
    id: number
    invited_by: string | null
    role: string
  }
  contributor_members: {
    contributor_id: number
    created_at: string
    id: number
    role: Enums['enum_contributor_members_role']
    updated_at: string
    user_id: string
  }
  contributors: {
    claimed: boolean | null
    contact: string | null
    created_at: string
    designation: Enums['enum_contributors_designation'] | null
    followers_count: string | null
    id: number
    item_count: string
    name: string
    open_to_work: boolean | null
    owner_id: string | null
    pack_count: string
    search_version: string
    type: Enums['enum_contributors_type']
    updated_at: string
    url: string | null
    username: string
    uuid: string | null
  }
  contributors_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    biography: string | null
    id: number
  }
  coupons: {
    code: string
    created_at: string
    for_assets: boolean | null
    from: string | null
    id: number
    is_active: boolean | null
    max_uses: string | null
    note: string | null
    offer_slug: string | null
    percent: string | null
    until: string | null
    updated_at: string
  }
  coupons_amounts: {
    _order: number
    _parent_id: number
    amount: string
    currency: Enums['enum_coupons_amounts_currency']
    id: string
  }
  coupons_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    offer_text: string | null
    offer_title: string | null
  }
  coupons_rels: {
    id: number
    order: number | null
    parent_id: number
    path: string
    plans_id: number | null
  }
  credit_transfers: {
    amount: string
    created_at: string
    currency: string
    gateway: string
    id: string
    reason: string | null
    settled_at: string | null
    state: string
    user_id: string
  }
  custom_order_files: {
    body: Buffer
    bytes: number
    created_at: string
    custom_order_id: number
    id: number
    name: string
    sha256: string
    type: string
  }
  custom_orders: {
    answered: boolean | null
    budget: string | null
    company: string | null
    created_at: string
    email: string
    id: number
    locale: string
    message: string
    name: string
    order_kind: Enums['enum_custom_orders_order_kind']
    spam: boolean | null
    updated_at: string
    wanted_by: string | null
  }
  daily_counts: {
    country: string
    day: string
    downloads: number
    item_id: number
    views: number
  }
  derivatives: {
    created_at: string
    file_id: number
    format: Enums['enum_derivatives_format']
    height: string
    id: number
    revision_id: number
    role: Enums['enum_derivatives_role']
    updated_at: string
    width: string
  }
  descriptors: {
    colours: Buffer | null
    look: string
    revision_id: number
    shape: Buffer | null
    version: number
  }
  devices: {
    created_at: string
    id: string
    label: string | null
    mark_hash: string
    seen_at: string
    user_id: string
  }
  disputes: {
    amount: string
    answer: string | null
    answer_until: string | null
    answered_at: string | null
    answered_by: string | null
    currency: string
    decided_at: string | null
    evidence_sha256: string | null
    fee: string
    gateway: string
    gateway_id: string
    id: string
    opened_at: string
    payment_id: string
    reason: string | null
    state: string
  }
  download_settings: {
    created_at: string | null
    guest_downloads_per_hour: string
    id: number
    repeat_days: string
    updated_at: string | null
  }
  downloads: {
    colours: string | null
    counted: boolean | null
    country: string | null
    created_at: string
    format: Enums['enum_downloads_format']
    grant_id: number | null
    guest: string | null
    id: number
    item_id: number
    licence_version_id: number
    licensed_by: number | null
    revision_id: number
    royalty_rule_id: number | null
    subscription_id: string | null
    tallied: boolean
    team_id: string | null
    updated_at: string
    user_id: string | null
    width: string | null
    withdrawn_by: string | null
    zip_id: string | null
  }
  event_sums: {
    count: number
    day: string
    dimension: string
    value: string
    visitors: number
  }
  events: {
    at: string
    campaign: string | null
    country: string
    day: string
    device: string
    id: string
    locale: string | null
    medium: string | null
    name: string
    path: string
    previous: string | null
    properties: unknown
    query: string | null
    referrer: string | null
    route: string
    source: string | null
    visitor: string | null
  }
  fan_outs: {
    after: string
    audience: string
    created_at: string
    data: unknown
    done_at: string | null
    id: string
    key: string
    subject: number
  }
  files: {
    bytes: string
    created_at: string
    format: Enums['enum_files_format']
    id: number
    mime: string
    playable: boolean | null
    sha256: string
    storage_key: string
    storage_offset: string | null
    updated_at: string
    withheld: boolean
  }
  flags: {
    code: string
    created_at: string
    description: string | null
    goal: Enums['enum_flags_goal']
    id: number
    is_running: boolean | null
    updated_at: string
  }
  flags_languages: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_flags_languages'] | null
  }
  flags_texts: {
    id: number
    order: number
    parent_id: number
    path: string
    text: string | null
  }
  flags_variants: {
    _order: number
    _parent_id: number
    code: string
    id: string
    weight: string
  }
  follows: {
    contributor_id: number
    created_at: string
    user_id: string
  }
  free_days: {
    created_at: string
    day: string
    id: number
    item_id: number
    note: string | null
    updated_at: string
  }
  gateway_customers: {
    created_at: string
    gateway: string
    gateway_id: string
    id: number
    team_id: string | null
    user_id: string | null
  }
  home_page: {
    created_at: string | null
    id: number
    updated_at: string | null
  }
  home_page_texts: {
    id: number
    order: number
    parent_id: number
    path: string
    text: string | null
  }
  invoice_series: {
    kind: string
    last: number
    seller: string
    year: number
  }
  invoice_settings: {
    address: string | null
    country: string | null
    created_at: string | null
    email: string | null
    id: number
    name: string | null
    region: string | null
    seller: string
    tax_id: string | null
    updated_at: string | null
  }
  invoices: {
    currency: string
    document: unknown
    id: string
    issued_at: string
    kind: string
    number: string
    payment_id: string
    refund_id: string | null
    seller: string
    sequence: number
    subtotal: string
    tax: string
    team_id: string | null
    total: string
    user_id: string | null
    year: number
  }
  items: {
    category_id: number | null
    contributor_id: number
    created_at: string
    current_revision_id: number | null
    dimension: Enums['enum_items_dimension'] | null
    downloads: string
    editorial_only: boolean | null
    featured: boolean | null
    free: boolean | null
    generative_ai: boolean | null
    id: number
    kind: Enums['enum_items_kind']
    licence_id: number
    number: string | null
    pack_id: number | null
    pack_position: string | null
    people_count: string | null
    popularity: string
    price_amount: string | null
    price_currency: Enums['enum_items_price_currency']
    published_at: string | null
    search_text: string | null
    search_version: string
    short_id: string | null
    shown_format: string | null
    shown_ground: string | null
    shown_height: string | null
    shown_modified_at: string | null
    shown_motion: string | null
    shown_sha256: string | null
    shown_width: string | null
    slug: string | null
    source_key: string | null
    source_url: string | null
    style_id: number | null
    updated_at: string
    views: string
    visibility: Enums['enum_items_visibility']
  }
  items_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    description: string | null
    id: number
    title: string
  }
  items_other_prices: {
    _order: number
    _parent_id: number
    amount: string
    currency: Enums['enum_items_other_prices_currency']
    id: string
  }
  items_people_ages: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_items_people_ages'] | null
  }
  items_people_ethnicities: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_items_people_ethnicities'] | null
  }
  items_people_genders: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_items_people_genders'] | null
  }
  items_rels: {
    id: number
    order: number | null
    parent_id: number
    path: string
    tags_id: number | null
  }
  landing_pages: {
    _status: Enums['enum_landing_pages_status'] | null
    approved_by_id: string | null
    blocks: unknown
    changed_by_id: string | null
    created_at: string
    deleted_at: string | null
    hero: Enums['enum_landing_pages_hero'] | null
    id: number
    layout: Enums['enum_landing_pages_layout'] | null
    place: Enums['enum_landing_pages_place'] | null
    publish_at: string | null
    schedule_note: string | null
    selection_price: Enums['enum_landing_pages_selection_price'] | null
    selection_words: string | null
    seo_hidden: boolean | null
    seo_image_id: number | null
    seo_picture_id: number | null
    slug: string | null
    unpublish_at: string | null
    updated_at: string
  }
  landing_pages_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    description: string | null
    id: number
    seo_description: string | null
    seo_title: string | null
    title: string | null
  }
  landing_pages_rels: {
    categories_id: number | null
    collections_id: number | null
    id: number
    items_id: number | null
    landing_pages_id: number | null
    order: number | null
    parent_id: number
    path: string
    styles_id: number | null
    tags_id: number | null
  }
  landing_pages_selection_kinds: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_landing_pages_selection_kinds'] | null
  }
  ledger_balances: {
    account: string
    balance: string
    currency: string
    holder: string
  }
  ledger_days: {
    closed_at: string
    day: string
    previous_root: string
    root: string
    transactions: number
  }
  ledger_entries: {
    account: string
    amount: string
    currency: string
    holder: string
    id: string
    transaction_id: string
  }
  ledger_transactions: {
    actor_id: string | null
    id: string
    inserted_by: string
    kind: string
    posted_at: string
    reason: string | null
    reference: string
    reverses: string | null
  }
  legal_pages: {
    created_at: string
    id: number
    in_force_from: string
    slug: Enums['enum_legal_pages_slug']
    updated_at: string
  }
  legal_pages_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    description: string | null
    id: number
    title: string
  }
  legal_pages_sections: {
    _order: number
    _parent_id: number
    id: string
  }
  legal_pages_sections_locales: {
    _locale: Enums['_locales']
    _parent_id: string
    heading: string
    id: number
    text: string
  }
  licence_versions: {
    created_at: string
    id: number
    in_force_from: string
    licence_id: number
    updated_at: string
    version: string
  }
  licence_versions_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    text: string
  }
  licences: {
    attribution: boolean | null
    code: Enums['enum_licences_code']
    commercial: boolean | null
    created_at: string
    id: number
    name: string
    spdx: string | null
    updated_at: string
    url: string | null
  }
  life_objects: {
    key: string
    run_id: string
    value: unknown
  }
  life_runs: {
    ends_at: string
    finished_at: string | null
    id: string
    played: number
  }
  lint_facts: {
    facts: unknown
    revision_id: number
    version: number
  }
  mails: {
    created_at: string
    data: unknown
    email: string
    id: string
    key: string
    locale: string
    reason: string | null
    settled_at: string | null
    state: string
    template: string
    user_id: string | null
  }
  newsletter_deliveries: {
    id: string
    issue_id: string
    mail_id: string
    queued_at: string
    settled_at: string | null
    state: string
    subscriber_id: string | null
    unsubscribed_at: string | null
  }
  newsletter_issues: {
    finished_at: string | null
    id: string
    letters: unknown
    name: string
    newsletter_id: number | null
    segment: unknown
    started_at: string
    started_by: string | null
    state: string
  }
  newsletter_links: {
    address: string
    clicks: number
    id: string
    issue_id: string
    position: number
  }
  newsletter_subscribers: {
    confirmed_at: string | null
    email: string
    ended_at: string | null
    id: string
    kinds: readonly string[]
    locale: string
    requested_at: string
    state: string
  }
  newsletters: {
    content: unknown
    created_at: string
    id: number
    name: string
    updated_at: string
  }
  newsletters_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    preview: string | null
    subject: string | null
  }
  newsletters_rels: {
    id: number
    order: number | null
    parent_id: number
    path: string
    plans_id: number | null
  }
  newsletters_segment_audiences: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_newsletters_segment_audiences'] | null
  }
  newsletters_segment_kinds: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_newsletters_segment_kinds'] | null
  }
  newsletters_segment_languages: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_newsletters_segment_languages'] | null
  }
  notification_settings: {
    mail: boolean
    site: boolean
    type: string
    user_id: string
  }
  notifications: {
    by_mail: boolean
    created_at: string
    data: unknown
    id: string
    key: string
    mailed_at: string | null
    on_site: boolean
    read_at: string | null
    type: string
    user_id: string
  }
  order_lines: {
    amount: string
    asset_id: number | null
    extra_seats: number
    form: string
    id: number
    order_id: string
    period: string | null
    plan_id: number | null
    plan_slug: string | null
    plan_type: string | null
    position: number
    seat_price: string | null
    seats: number | null
    title: string
    trial_days: number | null
    unit_price: string
  }
  orders: {
    asked_at: string | null
    buyer_id: string
    cancel_path: string | null
    checkout_url: string | null
    country: string | null
    coupon_id: number | null
    created_at: string
    currency: string
    discount: string
    expires_at: string | null
    fingerprint: string
    gateway: string | null
    gateway_checkout_id: string | null
    id: string
    idempotency_key: string
    paid_at: string | null
    purchase: string
    reason: string | null
    replaces: string | null
    return_path: string | null
    state: string
    subtotal: string
    tax: string
    team_id: string | null
    total: string
    user_id: string | null
    version: number
  }
  outbox: {
    attempts: string
    created_at: string
    done_at: string | null
    id: number
    key: string
    last_error: string | null
    not_before: string | null
    payload: unknown
    topic: Enums['enum_outbox_topic']
    updated_at: string
  }
  pack_daily_counts: {
    country: string
    day: string
    downloads: number
    pack_id: number
    views: number
  }
  pack_submission_events: {
    actor_id: string | null
    at: string
    command: string
    from_state: string
    id: number
    note: string | null
    pack_id: number
    reasons: readonly string[]
    to_state: string
    undoes: number | null
  }
  pack_submissions: {
    contributor_id: number
    created_at: string
    decided_at: string | null
    is_demonstration: boolean
    keywords: readonly string[]
    leased_by: string | null
    leased_until: string | null
    pack_id: number
    state: string
    submitted_at: string | null
    updated_at: string
    version: number
  }
  pack_tags: {
    pack_id: number
    position: number
    tag_id: number
  }
  pack_works: {
    cover: number | null
    item_id: number
    pack_id: number
    position: number
  }
  packs: {
    category_id: number | null
    contributor_id: number
    created_at: string
    downloads: string
    featured: boolean | null
    free: boolean | null
    id: number
    item_count: string
    kind: Enums['enum_packs_kind']
    licence_id: number
    number: string | null
    popularity: string
    price_amount: string | null
    price_currency: Enums['enum_packs_price_currency']
    published_at: string | null
    search_text: string | null
    search_version: string
    short_id: string | null
    slug: string | null
    source_key: string | null
    source_url: string | null
    style_id: number | null
    tint: Enums['enum_packs_tint'] | null
    updated_at: string
    views: string
    visibility: Enums['enum_packs_visibility']
  }
  packs_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    description: string | null
    id: number
    title: string
  }
  packs_other_prices: {
    _order: number
    _parent_id: number
    amount: string
    currency: Enums['enum_packs_other_prices_currency']
    id: string
  }
  payee_identities: {
    country: string
    decided_at: string | null
    decided_by: string | null
    document: string | null
    document_type: string | null
    id: string
    kind: string
    payee_id: string
    reason: string | null
    sealed: string
    shown: unknown
    state: string
    submitted_at: string
    version: number
  }
  payees: {
    created_at: string
    id: string
    user_id: string
  }
  payload_kv: {
    data: unknown
    id: number
    key: string
  }
  payload_locked_documents: {
    created_at: string
    global_slug: string | null
    id: number
    updated_at: string
  }
  payload_locked_documents_rels: {
    authors_id: number | null
    blog_topics_id: number | null
    bundles_id: number | null
    categories_id: number | null
    collections_id: number | null
    contact_messages_id: number | null
    contributor_members_id: number | null
    contributors_id: number | null
    coupons_id: number | null
    custom_orders_id: number | null
    derivatives_id: number | null
    downloads_id: number | null
    files_id: number | null
    flags_id: number | null
    free_days_id: number | null
    id: number
    items_id: number | null
    landing_pages_id: number | null
    legal_pages_id: number | null
    licence_versions_id: number | null
    licences_id: number | null
    newsletters_id: number | null
    order: number | null
    outbox_id: number | null
    packs_id: number | null
    parent_id: number
    path: string
    pictures_id: number | null
    plans_id: number | null
    posts_id: number | null
    redirects_id: number | null
    revisions_id: number | null
    search_rules_id: number | null
    styles_id: number | null
    synonyms_id: number | null
    tags_id: number | null
    tax_rates_id: number | null
    users_id: string | null
  }
  payload_migrations: {
    batch: string | null
    created_at: string
    id: number
    name: string | null
    updated_at: string
  }
  payload_preferences: {
    created_at: string
    id: number
    key: string | null
    updated_at: string
    value: unknown
  }
  payload_preferences_rels: {
    id: number
    order: number | null
    parent_id: number
    path: string
    users_id: string | null
  }
  payment_differences: {
    detail: string
    found_at: string
    gateway: string
    id: number
    kind: string
    object_id: string
    repaired_at: string | null
    resolution: string | null
    resolved_at: string | null
    resolved_by: string | null
  }
  payments: {
    amount: string
    created_at: string
    currency: string
    dispute: string | null
    fee: string | null
    gateway: string
    gateway_dispute_id: string | null
    gateway_id: string
    gateway_intent_id: string | null
    id: string
    jurisdiction: string | null
    order_id: string
    paid_at: string
    period_end: string | null
    period_start: string | null
    recognised: string
    refunded: string
    released: string
    reverse_charge: string | null
    subscription_id: string | null
    tax: string
    tax_lines: unknown
    team_id: string | null
    user_id: string | null
  }
  payout_batches: {
    asked_at: string | null
    created_at: string
    created_by: string
    currency: string
    error: string | null
    id: string
    method: string
    reference: string | null
    sent_at: string | null
    settled_at: string | null
    state: string
  }
  payout_methods: {
    account_email: string
    created_at: string
    id: string
    kind: string
    masked: string
    payee_id: string
    sealed: string
    usable_from: string
    version: number
  }
  personal_collection_entries: {
    added_at: string
    asset_id: number
    collection_id: string
    form: string
    item_id: number | null
    pack_id: number | null
    position: number
  }
  personal_collections: {
    created_at: string
    description: string | null
    id: string
    is_favourites: boolean
    name: string
    position: number
    share_key: string | null
    updated_at: string
    user_id: string
  }
  picture_searches: {
    canonical_sha256: string | null
    expires_at: string
    hash: string
    sha256: string
    storage_key: string
    views: unknown
  }
  picture_uses: {
    document: number
    draft: boolean
    live: boolean
    picture_id: number
    resource: string
  }
  pictures: {
    created_at: string
    credit: string | null
    decorative: boolean | null
    filename: string | null
    filesize: string | null
    focal_x: string | null
    focal_y: string | null
    height: string | null
    id: number
    mime_type: string | null
    sha256: string | null
    source_sha256: string | null
    thumbnail_u_r_l: string | null
    title: string
    updated_at: string
    url: string | null
    width: string | null
    words: string | null
  }
  pictures_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    alt: string | null
    id: number
  }
  plan_prices: {
    currency: string
    id: number
    month_amount: string | null
    month_seat_amount: string | null
    plan_id: number
    since: string
    year_amount: string | null
    year_seat_amount: string | null
  }
  plans: {
    audience: Enums['enum_plans_audience']
    condition: Enums['enum_plans_condition']
    created_at: string
    has_card: boolean | null
    id: number
    is_highlighted: boolean | null
    is_sold: boolean | null
    members: string
    position: string
    quantity: string
    save: string | null
    slug: string
    trial_days: string
    type: Enums['enum_plans_type']
    updated_at: string
  }
  plans_allowances: {
    _order: number
    _parent_id: number
    id: string
    limit: string | null
    period: Enums['enum_plans_allowances_period']
  }
  plans_allowances_kinds: {
    id: number
    order: number
    parent_id: string
    value: Enums['enum_plans_allowances_kinds'] | null
  }
  plans_capabilities: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_plans_capabilities'] | null
  }
  plans_features: {
    _order: number
    _parent_id: number
    id: string
  }
  plans_features_locales: {
    _locale: Enums['_locales']
    _parent_id: string
    id: number
    text: string
  }
  plans_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    name: string
    tagline: string
  }
  plans_numbers: {
    id: number
    number: string | null
    order: number
    parent_id: number
    path: string
  }
  plans_offers: {
    _order: number
    _parent_id: number
    country: string | null
    currency: Enums['enum_plans_offers_currency']
    id: string
    month_amount: string | null
    month_seat_amount: string | null
    plan_id: string
    year_amount: string | null
    year_seat_amount: string | null
  }
  posts: {
    _status: Enums['enum_posts_status'] | null
    approved_by_id: string | null
    author_id: number | null
    category_id: number | null
    changed_by_id: string | null
    created_at: string
    id: number
    image_id: number | null
    published_at: string | null
    slug: string | null
    tint: Enums['enum_posts_tint'] | null
    updated_at: string
  }
  posts_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    body: unknown
    description: string | null
    id: number
    minutes: string | null
    text: string | null
    title: string | null
  }
  posts_rels: {
    blog_topics_id: number | null
    id: number
    items_id: number | null
    order: number | null
    parent_id: number
    path: string
    posts_id: number | null
  }
  profile_claims: {
    contributor_id: number
    created_at: string
    decided_at: string | null
    decided_by: string | null
    id: number
    method: string
    proof: string | null
    proved_at: string | null
    reason: string | null
    state: string
    target: string
    user_id: string
  }
  recent_searches: {
    asset: string | null
    contributors: readonly string[]
    lang: string
    query: string
    query_key: string
    searched_at: string
    user_id: string
  }
  recently_viewed: {
    slug: string
    user_id: string
    viewed_at: string
  }
  redirects: {
    created_at: string
    from: string
    id: number
    to: string
    updated_at: string
  }
  referral_clicks: {
    clicked_at: string
    referrer_id: string
    user_id: string
  }
  referral_rewards: {
    amount: string
    buyer_id: string
    created_at: string
    currency: string
    due_at: string
    earned: string
    id: string
    payment_id: string
    program: string
    reason: string | null
    referrer_id: string
    settled_at: string | null
    state: string
    version: number
  }
  refunds: {
    actor_id: string | null
    amount: string
    asked_at: string | null
    automatic: boolean
    created_at: string
    gateway_id: string | null
    id: string
    note: string | null
    payment_id: string
    reason: string | null
    settled_at: string | null
    state: string
    tax_lines: unknown
  }
  report_rates: {
    currency: string
    per_euro: string
    set_at: string
    set_by: string
    year: number
  }
  reports: {
    created_at: string
    decided_at: string | null
    decided_by: string | null
    email: string | null
    id: number
    is_demonstration: boolean
    item_id: number
    locale: string
    outcome: string | null
    reason: string
    state: string
    takedown_id: number | null
    user_id: string | null
    version: number
    words: string
  }
  revisions: {
    animated: boolean | null
    attempts: string
    box: unknown
    camera_body: string | null
    camera_f_number: string | null
    camera_iso: string | null
    camera_lens: string | null
    canonical_sha256: string | null
    created_at: string
    duration_ms: string | null
    features: unknown
    file_id: number | null
    file_name: string | null
    format: Enums['enum_revisions_format'] | null
    frame_rate: string | null
    geometry_hash: string | null
    ground: string | null
    has_alpha: boolean | null
    height: string | null
    id: number
    item_id: number
    number: string
    palette: unknown
    perceptual_hash: string | null
    refusal: string | null
    replaced_typefaces: unknown
    state: Enums['enum_revisions_state']
    triangles: string | null
    updated_at: string
    upload_key: string | null
    uploaded_by_id: string | null
    width: string | null
  }
  role_requests: {
    decided_at: string | null
    decided_by: string | null
    id: number
    outcome: string | null
    reason: string
    requested_at: string
    requested_by: string
    user_id: string
  }
  royalty_closes: {
    after_payment: string
    closed_at: string | null
    earnings: number
    id: number
    lines: number
    month: string
    payments: number
    pools: number
    posted_earnings: number
    priced_payments: number
    started_at: string
    state: string
    unused_pools: number
  }
  royalty_earnings: {
    amount: string
    close_id: number | null
    contributor_id: number
    currency: string
    earned_at: string
    id: string
    payment_id: string | null
    posted_at: string | null
    release_at: string
    released_at: string | null
    reversed: string
  }
  royalty_forecast_runs: {
    close_id: number
    computed_at: string
    rule_id: number
  }
  royalty_forecasts: {
    close_id: number
    contributor_id: number
    currency: string
    forecast: string
    paid: string
    rule_id: number
  }
  royalty_line_blocks: {
    accrued_at: string
    amount: string
    amounts: readonly string[]
    batch: string
    close_id: number
    contributor_id: number
    currency: string
    downloads: readonly number[]
    id: string
    lines: number
    pools: readonly number[]
    rule_id: number
    share: number
    weights: readonly number[]
  }
  royalty_lines: {
    accrued_at: string | null
    amount: string | null
    base: string | null
    batch: string | null
    block: string | null
    cause: string | null
    close_id: number | null
    contributor_id: number | null
    currency: string | null
    download_id: number | null
    id: string | null
    kind: string | null
    order_line_id: number | null
    payment_id: string | null
    pool_id: string | null
    reverses: string | null
    rule_id: number | null
    share: number | null
    weight: number | null
  }
  royalty_open_payments: {
    payment_id: string
  }
  royalty_pools: {
    batch: string | null
    close_id: number
    currency: string
    ends_at: string
    id: string
    lines: number
    net: string
    payment_id: string
    position: number
    royalties: string
    shared: string
    starts_at: string
    subscription_id: string
    weight: string
  }
  royalty_previews: {
    amount: string
    contributor_id: number
    currency: string
    downloads: number
    measured_on: string
  }
  royalty_rules: {
    api_share: number
    created_at: string
    created_by: string | null
    exceptions: unknown
    id: number
    in_force_from: string | null
    note: string
    pool_share: number
    published_at: string | null
    published_by: string | null
    sale_share: number
    version: number | null
    weights: unknown
  }
  royalty_single_lines: {
    accrued_at: string
    amount: string
    base: string | null
    cause: string | null
    contributor_id: number
    currency: string
    download_id: number | null
    id: string
    kind: string
    order_line_id: number | null
    payment_id: string | null
    pool_id: string | null
    reverses: string | null
    rule_id: number
    share: number
    weight: number | null
  }
  sale_notices: {
    asset_id: number
    bundle_id: number | null
    form: string
    item_id: number | null
    pack_id: number | null
    requested_at: string
    user_id: string
  }
  search_reindexes: {
    began_at: string
    kind: string
    last_id: number
    locales: readonly string[]
    run: string
    since_version: string
  }
  search_rules: {
    anchoring: Enums['enum_search_rules_anchoring']
    created_at: string
    enabled: boolean | null
    from: string | null
    id: number
    kind: Enums['enum_search_rules_kind'] | null
    locale: Enums['enum_search_rules_locale'] | null
    name: string
    pattern: string
    until: string | null
    updated_at: string
  }
  search_rules_pinned: {
    _order: number
    _parent_id: number
    id: string
    item_id: number
    place: string
  }
  search_rules_rels: {
    id: number
    items_id: number | null
    order: number | null
    parent_id: number
    path: string
  }
  second_reviews: {
    created_at: string
    decided_at: string | null
    event_id: number
    id: number
    leased_until: string | null
    marks: unknown
    note: string | null
    reasons: readonly string[]
    reviewer_id: string | null
    state: string
    submission_id: number
    submitted_at: string
    turn: number
    verdict: string | null
    verdict_from: string | null
    version: number
  }
  seed_runs: {
    fingerprint: string
    finished_at: string
    loaded: number
    refused: number
  }
  sessions: {
    created_at: string
    device_id: string | null
    expires_at: string
    id: string
    remembered: boolean
    seen_at: string
    team_id: string | null
    token_hash: string
    user_id: string
  }
  site_settings: {
    accent_dark: string | null
    accent_light: string | null
    address: string | null
    created_at: string | null
    default_currency: Enums['enum_site_settings_default_currency'] | null
    default_language: Enums['enum_site_settings_default_language'] | null
    id: number
    legal_name: string | null
    logo: string | null
    name: string
    sender_email: string | null
    support_email: string | null
    updated_at: string | null
  }
  site_settings_kinds: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_site_settings_kinds'] | null
  }
  site_settings_languages: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_site_settings_languages'] | null
  }
  site_settings_links: {
    _order: number
    _parent_id: number
    address: string
    id: string
    label: string
  }
  site_settings_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    tagline: string | null
  }
  site_settings_second_editor: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_site_settings_second_editor'] | null
  }
  site_texts: {
    created_at: string | null
    id: number
    invitation_coupon_id: number | null
    updated_at: string | null
  }
  site_texts_footer: {
    _order: number
    _parent_id: number
    id: string
  }
  site_texts_footer_links: {
    _order: number
    _parent_id: string
    address: string
    id: string
  }
  site_texts_footer_links_locales: {
    _locale: Enums['_locales']
    _parent_id: string
    id: number
    label: string
  }
  site_texts_footer_locales: {
    _locale: Enums['_locales']
    _parent_id: string
    heading: string
    id: number
  }
  site_texts_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    internal_heading: string | null
    internal_text: string | null
    invitation_heading: string | null
    invitation_text: string | null
    not_found_heading: string | null
    not_found_text: string | null
    unavailable_heading: string | null
    unavailable_text: string | null
  }
  site_texts_menus: {
    _order: number
    _parent_id: number
    id: string
    section: Enums['enum_site_texts_menus_section']
  }
  site_texts_menus_links: {
    _order: number
    _parent_id: string
    address: string
    id: string
  }
  site_texts_menus_links_locales: {
    _locale: Enums['_locales']
    _parent_id: string
    id: number
    label: string
  }
  site_texts_menus_locales: {
    _locale: Enums['_locales']
    _parent_id: string
    heading: string
    id: number
  }
  site_texts_strip: {
    _order: number
    _parent_id: number
    address: string
    id: string
  }
  site_texts_strip_locales: {
    _locale: Enums['_locales']
    _parent_id: string
    id: number
    label: string
  }
  sitemap_ranges: {
    files: unknown
    fingerprint: string
    range: number
    source: string
  }
  source_files: {
    bytes: number
    created_at: string
    file_name: string
    format: string
    revision_id: number
    sha256: string
  }
  statement_lines: {
    content: string
    hash: string
    line_id: string
    no: number
    statement_id: string
  }
  statement_months: {
    after_contributor: number
    close_id: number
    conservation: unknown
    first_accrued_at: string | null
    first_line: string
    first_open_line: string
    id: number
    last_line: string
    lines: number
    month: string
    published_at: string | null
    root: string | null
    started_at: string
    state: string
    statements: number
    sums: unknown
    tree: string | null
  }
  statements: {
    contributor_id: number
    created_at: string
    head: string
    id: string
    leaf: string
    lines: number
    month_id: number
    sums: unknown
  }
  styles: {
    created_at: string
    id: number
    item_count: string
    slug: string
    updated_at: string
  }
  styles_kinds: {
    id: number
    order: number
    parent_id: number
    value: Enums['enum_styles_kinds'] | null
  }
  styles_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    name: string
  }
  submission_events: {
    actor_id: string | null
    at: string
    command: string
    from_state: string
    id: number
    marks: unknown
    note: string | null
    reasons: readonly string[]
    revision_id: number
    submission_id: number
    to_state: string
    undoes: number | null
  }
  submissions: {
    changes: string | null
    contributor_id: number
    created_at: string
    decided_at: string | null
    id: number
    is_demonstration: boolean
    item_id: number
    keywords: readonly string[]
    leased_by: string | null
    leased_until: string | null
    publish_at: string | null
    replaces_id: number | null
    request_id: number | null
    revision_id: number
    state: string
    submitted_at: string | null
    turn: number
    updated_at: string
    version: number
    wished_at: string | null
  }
  subscription_changes: {
    actor_id: string
    amount: string
    created_at: string
    currency: string
    id: string
    period: string | null
    plan_id: number | null
    plan_slug: string | null
    proration_at: string
    seat_price: string | null
    seats: number
    settled_at: string | null
    state: string
    subscription_id: string
    title: string | null
    unit_price: string | null
    version: number
  }
  subscription_events: {
    actor_id: string | null
    at: string
    data: unknown
    event: string
    from_state: string | null
    id: string
    reason: string | null
    subscription_id: string
    to_state: string
  }
  subscriptions: {
    cancel_at_period_end: boolean
    cancelled_at: string | null
    created_at: string
    currency: string
    ended_at: string | null
    gateway: string | null
    gateway_id: string | null
    id: string
    included_seats: number
    order_id: string
    paid_until: string
    period: string
    period_end: string
    period_start: string
    plan_id: number
    plan_slug: string
    plan_type: string
    seat_price: string | null
    seats: number
    state: string
    team_id: string | null
    title: string
    unit_price: string
    user_id: string | null
    version: number
  }
  synonyms: {
    created_at: string
    enabled: boolean | null
    id: number
    input: string | null
    kind: Enums['enum_synonyms_kind']
    locale: Enums['enum_synonyms_locale']
    source_key: string | null
    summary: string | null
    updated_at: string
  }
  synonyms_texts: {
    id: number
    order: number
    parent_id: number
    path: string
    text: string | null
  }
  tags: {
    created_at: string
    id: number
    item_count: string
    search_version: string
    slug: string
    updated_at: string
  }
  tags_locales: {
    _locale: Enums['_locales']
    _parent_id: number
    id: number
    name: string
  }
  takedown_claims: {
    capacity: string
    claim: string
    company: string | null
    confirmed_at: string | null
    created_at: string
    email: string
    id: string
    links: readonly string[]
    locale: string
    name: string
    original: string
    signature: string
    token_expires_at: string | null
    token_hash: string | null
  }
  takedown_events: {
    actor_id: string | null
    at: string
    command: string
    from_state: string
    id: number
    statement: string | null
    takedown_id: number
    to_state: string
  }
  takedown_files: {
    added_by: string | null
    bytes: number
    created_at: string
    id: number
    name: string
    sha256: string
    takedown_id: number
    type: string
  }
  takedown_hearings: {
    command: string
    created_at: string
    email: string
    expires_at: string
    id: string
    locale: string
    takedown_id: number
    token_hash: string | null
    used_at: string | null
  }
  takedown_holds: {
    item_id: number
    visibility: string
  }
  takedown_works: {
    item_id: number
    takedown_id: number
  }
  takedowns: {
    claim_id: string
    confirmed_at: string | null
    contributor_id: number
    counter_until: string | null
    decided_at: string | null
    hear_until: string | null
    id: number
    is_demonstration: boolean
    licences: string | null
    outcome: string | null
    state: string
    updated_at: string
    upheld_by: string | null
    version: number
  }
  tax_forms: {
    decided_at: string | null
    decided_by: string | null
    id: string
    kind: string
    payee_id: string
    reason: string | null
    sealed: string
    shown: unknown
    signed_at: string
    state: string
    treaty_country: string | null
    valid_until: string
    version: number
    withheld_basis_points: number
  }
  tax_rates: {
    basis_points: string
    country: string
    created_at: string
    id: number
    kind: Enums['enum_tax_rates_kind']
    region: string | null
    updated_at: string
    valid_from: string
    valid_to: string | null
  }
  team_invitations: {
    created_at: string
    email: string
    expires_at: string
    id: string
    invited_by: string | null
    team_id: string
  }
  team_members: {
    id: string
    joined_at: string
    role: string
    team_id: string
    user_id: string
  }
  teams: {
    created_at: string
    email: string
    id: string
    name: string
    seats: number
    size: number
    updated_at: string
  }
  translation_states: {
    changed_at: string | null
    digest: string
    document: number
    locale: string
    missing: number
    resource: string
    texts: number
  }
  update_details: {
    category_id: number | null
    description: string | null
    style_id: number | null
    submission_id: number
    title: string
  }
  uploads: {
    bytes: string
    contributor_id: number | null
    created_at: string
    file_name: string
    id: string
    key: string
    kind: string
    lock_holder: string | null
    lock_until: string | null
    lock_wanted: boolean
    position: number | null
    refusal: string | null
    request_id: number | null
    skipped: number
    state: string
    submission_id: number | null
    updated_at: string
    user_id: string | null
    zip_id: string | null
  }
  users: {
    acquisition: unknown
    company: string | null
    company_at: string | null
    country: string | null
    cover_at: string | null
    created_at: string
    deleted_at: string | null
    designation: string | null
    email: string
    first_name: string | null
    google_id: string | null
    hash: string | null
    id: string
    is_contributor: boolean | null
    last_name: string | null
    locale: Enums['enum_users_locale'] | null
    login_at: string | null
    multi_login: boolean | null
    name: string | null
    photo_at: string | null
    picture_id: string
    referral_code: string
    referred_by: string | null
    reset_password_expiration: string | null
    reset_password_requested_at: string | null
    reset_password_token: string | null
    salt: string | null
    social_urls_behance: string | null
    social_urls_dribbble: string | null
    social_urls_github: string | null
    social_urls_instagram: string | null
    social_urls_linkedin: string | null
    social_urls_website: string | null
    social_urls_x: string | null
    terms_agreement_contributor: string | null
    terms_agreement_user: string | null
    updated_at: string
    username: string | null
    verified: boolean | null
  }
  users_roles: {
    id: number
    order: number
    parent_id: string
    value: Enums['enum_users_roles'] | null
  }
  users_sessions: {
    _order: number
    _parent_id: string
    created_at: string | null
    expires_at: string
    id: string
  }
  visitor_salts: {
    day: string
    salt: Buffer
  }
  visits: {
    asset_id: number
    day: string
    form: string
    visitor: Buffer
  }
  webhook_events: {
    attempts: number
    body: string
    event_id: string
    gateway: string
    id: string
    object_id: string | null
    reason: string | null
    received_at: string
    settled_at: string | null
    state: string
    type: string
  }
  work_requests: {
    asked: number
    closed_at: string | null
    created_at: string
    id: number
    locale: string
    words: string
  }
  zips: {
    contents: unknown
    expires_at: string
    id: string
    user_id: string | null
  }
}

interface Enums {
  _locales:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum__collections_v_published_locale:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum__collections_v_version_status:
    | 'draft'
    | 'published'
  enum__landing_pages_v_published_locale:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum__landing_pages_v_version_hero:
    | 'none'
    | 'chosen'
    | 'daily'
  enum__landing_pages_v_version_layout:
    | 'listing'
    | 'blocks'
  enum__landing_pages_v_version_place:
    | 'root'
    | 'campaign'
    | 'page'
    | 'plugin'
    | 'desktop'
  enum__landing_pages_v_version_selection_kinds:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum__landing_pages_v_version_selection_price:
    | 'all'
    | 'free'
    | 'exclusive'
  enum__landing_pages_v_version_status:
    | 'draft'
    | 'published'
  enum__posts_v_published_locale:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum__posts_v_version_status:
    | 'draft'
    | 'published'
  enum__posts_v_version_tint:
    | 'brand'
    | 'red'
    | 'yellow'
    | 'teal'
  enum_announcements_entries_audience:
    | 'everybody'
    | 'people'
    | 'visitors'
  enum_blog_topics_kind:
    | 'category'
    | 'tag'
  enum_bundles_other_prices_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_bundles_price_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_bundles_tint:
    | 'brand'
    | 'red'
    | 'yellow'
    | 'teal'
  enum_bundles_visibility:
    | 'draft'
    | 'published'
    | 'resting'
    | 'retired'
    | 'removed'
    | 'suspended'
  enum_categories_tree:
    | 'general'
    | 'unicons'
  enum_collections_status:
    | 'draft'
    | 'published'
  enum_contact_messages_topic:
    | 'question'
    | 'licence'
    | 'rights'
    | 'contributor'
    | 'problem'
  enum_contributor_members_role:
    | 'owner'
    | 'editor'
    | 'viewer'
  enum_contributors_designation:
    | 'icon-designer'
    | 'illustrator'
    | '3d-artist'
    | 'motion-designer'
    | 'photographer'
    | 'template-designer'
  enum_contributors_type:
    | 'person'
    | 'team'
  enum_coupons_amounts_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_custom_orders_order_kind:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'other'
  enum_derivatives_format:
    | 'svg'
    | 'png'
    | 'jpg'
    | 'webp'
    | 'gif'
    | 'lottie-json'
    | 'dotlottie'
    | 'glb'
    | 'gltf'
  enum_derivatives_role:
    | 'png_256'
  enum_downloads_format:
    | 'svg'
    | 'png'
    | 'jpg'
    | 'webp'
    | 'gif'
    | 'lottie-json'
    | 'dotlottie'
    | 'glb'
    | 'gltf'
    | 'avif'
    | 'ico'
    | 'icns'
    | 'obj'
    | 'stl'
    | 'usdz'
    | 'webm'
    | 'pdf'
    | 'eps'
  enum_files_format:
    | 'svg'
    | 'png'
    | 'jpg'
    | 'webp'
    | 'gif'
    | 'lottie-json'
    | 'dotlottie'
    | 'glb'
    | 'gltf'
  enum_flags_goal:
    | 'download'
    | 'add-to-cart'
    | 'checkout'
    | 'purchase'
    | 'sign-up'
  enum_flags_languages:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum_items_dimension:
    | '2d'
    | 'isometric'
    | '3d'
  enum_items_kind:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum_items_other_prices_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_items_people_ages:
    | 'baby'
    | 'child'
    | 'teenager'
    | 'adult'
    | 'senior'
  enum_items_people_ethnicities:
    | 'black'
    | 'east-asian'
    | 'indigenous'
    | 'latino'
    | 'middle-eastern'
    | 'multiracial'
    | 'pacific-islander'
    | 'south-asian'
    | 'southeast-asian'
    | 'white'
  enum_items_people_genders:
    | 'female'
    | 'male'
    | 'non-binary'
  enum_items_price_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_items_visibility:
    | 'draft'
    | 'published'
    | 'resting'
    | 'retired'
    | 'removed'
    | 'suspended'
  enum_landing_pages_hero:
    | 'none'
    | 'chosen'
    | 'daily'
  enum_landing_pages_layout:
    | 'listing'
    | 'blocks'
  enum_landing_pages_place:
    | 'root'
    | 'campaign'
    | 'page'
    | 'plugin'
    | 'desktop'
  enum_landing_pages_selection_kinds:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum_landing_pages_selection_price:
    | 'all'
    | 'free'
    | 'exclusive'
  enum_landing_pages_status:
    | 'draft'
    | 'published'
  enum_legal_pages_slug:
    | 'terms'
    | 'privacy'
  enum_licences_code:
    | 'motif-free'
    | 'motif-standard'
    | 'motif-extended'
    | 'motif-editorial'
    | 'mit'
    | 'apache-2.0'
    | 'isc'
    | 'bsd-3-clause'
    | 'cc0-1.0'
    | 'cc-by-4.0'
    | 'cc-by-3.0'
    | 'ofl-1.1'
    | 'unlicense'
    | '0bsd'
  enum_newsletters_segment_audiences:
    | 'visitor'
    | 'member'
    | 'subscriber'
    | 'contributor'
    | 'staff'
  enum_newsletters_segment_kinds:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum_newsletters_segment_languages:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum_outbox_topic:
    | 'asset.changed'
    | 'texts.changed'
    | 'counters.recount'
    | 'revision.process'
    | 'search.record'
    | 'search.configuration'
    | 'search.related'
    | 'search.reconcile'
    | 'mail.send'
    | 'newsletter.send'
    | 'picture.removed'
    | 'media.settle'
    | 'notices.published'
    | 'notices.fan-out'
    | 'submission.settle'
    | 'takedown.changed'
    | 'upload.unpack'
    | 'pack.settle'
    | 'payment.event'
    | 'subscription.end'
    | 'payment.reward'
  enum_packs_kind:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum_packs_other_prices_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_packs_price_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_packs_tint:
    | 'brand'
    | 'red'
    | 'yellow'
    | 'teal'
  enum_packs_visibility:
    | 'draft'
    | 'published'
    | 'resting'
    | 'retired'
    | 'removed'
    | 'suspended'
  enum_plans_allowances_kinds:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum_plans_allowances_period:
    | 'day'
    | 'month'
  enum_plans_audience:
    | 'standard'
    | 'education'
    | 'scout'
    | 'api'
  enum_plans_capabilities:
    | 'colour-editor'
    | 'plugins'
    | 'source-files'
    | 'shared-collections'
    | 'extended-licence'
  enum_plans_condition:
    | 'none'
    | 'academic-address'
    | 'code'
  enum_plans_offers_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_plans_type:
    | 'personal'
    | 'team'
    | 'education'
    | 'api'
  enum_posts_status:
    | 'draft'
    | 'published'
  enum_posts_tint:
    | 'brand'
    | 'red'
    | 'yellow'
    | 'teal'
  enum_revisions_format:
    | 'svg'
    | 'png'
    | 'jpg'
    | 'webp'
    | 'gif'
    | 'lottie-json'
    | 'dotlottie'
    | 'glb'
    | 'gltf'
  enum_revisions_state:
    | 'pending'
    | 'ready'
    | 'refused'
  enum_search_rules_anchoring:
    | 'is'
    | 'startsWith'
    | 'endsWith'
    | 'contains'
  enum_search_rules_kind:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum_search_rules_locale:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum_site_settings_default_currency:
    | 'USD'
    | 'EUR'
    | 'INR'
  enum_site_settings_default_language:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum_site_settings_kinds:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum_site_settings_languages:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum_site_settings_second_editor:
    | 'landing-pages'
    | 'posts'
    | 'collections'
  enum_site_texts_menus_section:
    | '3d'
    | 'lottie'
    | 'illustration'
    | 'icon'
    | 'tools'
  enum_styles_kinds:
    | 'icon'
    | 'illustration'
    | '3d'
    | 'lottie'
    | 'animated-icon'
    | 'kit-illustration'
    | 'photo'
    | 'template'
    | 'unicon'
  enum_synonyms_kind:
    | 'equal'
    | 'one-way'
  enum_synonyms_locale:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum_tax_rates_kind:
    | 'VAT'
    | 'GST'
  enum_users_locale:
    | 'en'
    | 'es'
    | 'pt'
    | 'fr'
    | 'de'
    | 'ja'
    | 'ko'
  enum_users_roles:
    | 'admin'
    | 'manager'
    | 'developer'
    | 'tester'
    | 'editor'
    | 'reviewer'
    | 'finance'
    | 'support'
    | 'senior-reviewer'
}
