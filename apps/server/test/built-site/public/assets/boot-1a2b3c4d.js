document.documentElement.dataset.booted = "yes";
